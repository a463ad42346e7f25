// Runs before the first paint so that a chosen theme never flashes the other one.
try {
  const theme = localStorage.getItem("boxscore.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be blocked; the system's theme then stands.
}
