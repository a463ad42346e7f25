import { ExportMenu } from "./ExportMenu";
import { ShareButton } from "./ShareButton";
import { ThemeSelect } from "./ThemeSelect";
import { applyTheme, useTheme } from "./theme";

/** What can be done with all that is shown: export it, share it, read it in another theme. */
export function HeaderActions() {
  const theme = useTheme();
  return (
    <>
      <ExportMenu />
      <ShareButton />
      <ThemeSelect value={theme} onChange={applyTheme} />
    </>
  );
}
