import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { showNotice } from "../../store/notices-store";
import { now } from "../../store/now";
import { MenuButton } from "../parts/MenuButton";
import { saveText } from "../parts/saveFile";

const load = () => import("./shown-table");

type Outcome = "Copied" | "Saved" | null;

/** What is shown as CSV, JSON or a Markdown table; the code for that comes when it is wanted. */
export function ExportMenu() {
  const [outcome, setOutcome] = useState<Outcome>(null);

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), 2500);
    return () => clearTimeout(timer);
  }, [outcome]);

  const attempt = (task: () => Promise<Outcome>) => () => {
    task().then(setOutcome, (error: unknown) =>
      showNotice({
        id: "export",
        kind: "error",
        title: "The export failed.",
        details: [error instanceof Error ? error.message : String(error)],
      }),
    );
  };
  const save = (form: "csv" | "json") =>
    attempt(async () => {
      const { name, text, type } = (await load()).shownFile(now(), form);
      saveText(name, text, type);
      return "Saved";
    });
  const copy = attempt(async () => {
    await navigator.clipboard.writeText((await load()).shownMarkdown(now()));
    return "Copied";
  });

  return (
    <>
      <MenuButton
        label="Export what is shown"
        align="end"
        className="max-lg:px-2"
        icon={<Download aria-hidden className="size-3.5 shrink-0" />}
        items={[
          { id: "csv", label: "CSV", hint: "numbers as they are", onSelect: save("csv") },
          { id: "json", label: "JSON", hint: "with what is unknown", onSelect: save("json") },
          { id: "markdown", label: "Copy as Markdown table", separated: true, onSelect: copy },
        ]}
      >
        <span className="max-lg:sr-only">{outcome ?? "Export"}</span>
      </MenuButton>
      <span role="status" className="sr-only">
        {outcome}
      </span>
    </>
  );
}
