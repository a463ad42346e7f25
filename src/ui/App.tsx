import { useState } from "react";
import { LoadingState } from "./parts/LoadingState";
import { AppLayout } from "./shell/AppLayout";
import { applyTheme, readTheme } from "./shell/theme";

const tabs = [{ id: "compare", label: "Compare", href: "#" }];

export function App() {
  const [theme, setTheme] = useState(readTheme);
  return (
    <AppLayout
      header={{
        tabs,
        current: "compare",
        home: "#",
        theme,
        onTheme: (next) => {
          applyTheme(next);
          setTheme(next);
        },
      }}
    >
      <LoadingState label="Loading the provider cards" />
    </AppLayout>
  );
}
