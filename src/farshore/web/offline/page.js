// The page that is shown when there is no network: in the language of the browser, and it tries again by itself.
const EVERY = 2000; // milliseconds

function chosen() {
  try {
    return JSON.parse(localStorage.getItem("farshore") ?? "null") || {};
  } catch {
    return {};
  }
}

const kept = chosen();
const screens = [...document.querySelectorAll("main")];
const wishes = [kept.language, ...(navigator.languages || [])].filter(Boolean).map((each) =>
  each.slice(0, 2).toLowerCase()
);
const wish = wishes.find((each) => screens.some((screen) => screen.lang === each)) || "en";
for (const screen of screens) screen.hidden = screen.lang !== wish;
document.documentElement.lang = wish;
if (kept.theme === "light" || kept.theme === "dark") document.documentElement.dataset.theme = kept.theme;

async function again() {
  try {
    const answer = await fetch("/health", { cache: "no-store" });
    if (answer.ok) location.replace(location.pathname === "/offline" ? "/" : location.href);
  } catch {
    // still none
  }
}

addEventListener("online", again);
setInterval(again, EVERY);
for (const button of document.querySelectorAll("button")) button.addEventListener("click", again);
