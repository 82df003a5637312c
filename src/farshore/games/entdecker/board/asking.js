// What is asked of whoever is to act, step by step. A match that is over, or only watched, is shown without it.
export { Announce, Bill, Draws, Hand, Landings } from "./choices.js";
export { Asked, Chiefs, Orders, Ways, Wheel } from "./questions.js";
