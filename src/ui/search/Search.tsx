import { useCallback, useEffect, useState } from "react";
import { type AppNotice, showNotice } from "../../store/notices-store";
import { useLoaded } from "../parts/useLoaded";
import { SearchButton } from "../shell/SearchButton";
import { useSearchKeys } from "../shell/useSearchKeys";

const load = () => import("./SearchDialog");

const notLoaded: AppNotice = {
  id: "search",
  kind: "error",
  title: "The search could not be loaded.",
  details: ["Check the connection, then open it again."],
};

/** The search button and its keys; the dialog's code comes when it is first opened. */
export function Search() {
  const [open, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  const fail = useCallback(() => {
    setOpen(false);
    showNotice(notLoaded);
  }, []);
  const loaded = useLoaded(load, open, fail);
  useSearchKeys(show);

  // What is typed on while the dialog's code is on its way is what is searched for.
  const [typed, setTyped] = useState("");
  const isComing = open && loaded === null;
  useEffect(() => {
    if (!isComing) return;
    setTyped("");
    const keep = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key.length === 1 && !ctrlKey && !metaKey) setTyped((before) => before + key);
    };
    document.addEventListener("keydown", keep);
    return () => document.removeEventListener("keydown", keep);
  }, [isComing]);

  return (
    <>
      <SearchButton onClick={show} />
      {loaded && (
        <loaded.SearchDialog
          open={open}
          typed={typed}
          onClose={() => {
            setOpen(false);
            setTyped("");
          }}
        />
      )}
    </>
  );
}
