import { useCallback, useState } from "react";
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
  return (
    <>
      <SearchButton onClick={show} />
      {loaded && <loaded.SearchDialog open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
