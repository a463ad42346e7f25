/** Id of the button that adds a requirement. */
export const addId = "requirement-add";

/** Where the focus goes when a requirement goes with the button that removed it. */
export const focusAdd = (): void => document.getElementById(addId)?.focus();
