// Setting up a table: options with a sentence each, bots by level, the clock, and whether it is listed.
import { html, useEffect, useState } from "./kit/dom.js";
import { has, t } from "./kit/texts.js";
import { arrive, ask } from "./api.js";
import { GAMES, load, USUAL } from "./games.js";
import { go } from "./navigation.js";
import { EmptyState, Problem, problemOf, Top } from "./parts.js";

const MINUTE = 60_000;
const OWN = "\u0000own";
const HERE = -1; // in the place of a bot's level: a person at this device
/** @type {Record<string, { turn: number, bank: number }>} */
const PACES = {
  none: { turn: 0, bank: 0 },
  quick: { turn: 15_000, bank: 3 * MINUTE },
  calm: { turn: 45_000, bank: 10 * MINUTE },
  days: { turn: 3 * 24 * 60 * MINUTE, bank: 0 },
};

/** A text of the game if it has one, else what the server says. @param {string} id @param {string} otherwise */
const said = (id, otherwise) => (has(id) ? t(id) : otherwise);

/** @import { BoardModule } from "./kit/board.d.ts" */

/**
 * @param {object} props
 * @param {string} props.game
 * @param {import("./types.d.ts").OptionInfo} props.option
 * @param {string} props.value
 * @param {BoardModule["OptionPicture"]} [props.picture]
 * @param {NonNullable<BoardModule["writers"]>[string]} [props.writer]
 * @param {(value: string) => void} props.onPick
 */
function Option({ game, option, value, picture, writer, onPick }) {
  const id = `${game}-option-${option.name.replaceAll("_", "-")}`;
  const about = said(`${id}-about`, option.about);
  const [own, setOwn] = useState(false); // a value that is not among the choices is written
  /** @param {{ target: HTMLSelectElement }} event */
  const pick = ({ target: { value: picked } }) => {
    setOwn(picked === OWN);
    if (picked !== OWN) onPick(picked);
  };
  return html`<div class="option">
    <label for=${id}>${said(id, option.name)}</label>
    <select id=${id} onChange=${pick} aria-describedby=${`${id}-about`}>
      ${
    option.choices.map((each) =>
      html`<option key=${each} value=${each} selected=${!own && each === value}>${said(`${id}-${each}`, each)}</option>`
    )
  }
      ${option.form && html`<option value=${OWN} selected=${own}>${t("own-value")}</option>`}
    </select>
    <p id=${`${id}-about`} class="note">${about}</p>
    ${
    own && html`${
      writer
        ? html`<${writer} option=${option} onPick=${onPick} />`
        : html`<input aria-label=${said(id, option.name)} aria-describedby=${`${id}-form`} onChange=${(event) =>
          onPick(event.target.value.trim())} />`
    }
      <p id=${`${id}-form`} class="note">${said(`${id}-form`, option.form ?? "")}</p>`
  }
    ${picture && html`<${picture} option=${option.name} value=${value} />`}
  </div>`;
}

/** @param {{ name: string }} props */
export function Setup({ name }) {
  const [game, setGame] = useState(/** @type {import("./types.d.ts").GameInfo | null} */ (null));
  const [options, setOptions] = useState(
    () => /** @type {Record<string, string>} */ (Object.fromEntries(new URLSearchParams(location.search))),
  ); // a link may bring some
  const [seats, setSeats] = useState(2);
  const [bots, setBots] = useState(
    () => /** @type {Record<number, number | undefined>} */ (location.hash === "#bots"
      ? { 1: USUAL, 2: USUAL, 3: USUAL }
      : {}),
  ); // level by seat; HERE: a person at this device
  const [names, setNames] = useState(/** @type {Record<number, string>} */ ({})); // of people at this device, by seat
  const [pace, setPace] = useState("none");
  const [listed, setListed] = useState(false);
  const [problem, setProblem] = useState("");
  const [module, setModule] = useState(/** @type {BoardModule | null} */ (null));
  useEffect(() => {
    if (GAMES.includes(name)) load(name).then((found) => setModule(() => found), () => {});
    ask("GET", "/api/v1/games").then(
      (/** @type {import("./types.d.ts").GameInfo[]} */ games) => {
        const found = games.find((each) => each.name === name);
        if (!found) return setProblem(t("no-game"));
        setGame(found);
        setSeats(found.seats.includes(2) ? 2 : found.seats[0]);
      },
      (error) => setProblem(problemOf(error)),
    );
  }, [name]);

  /** @param {Event} event */
  async function open(event) {
    event.preventDefault();
    try {
      await arrive();
      const taken = Object.entries(bots).map(([seat, level]) => ({ seat: Number(seat), level })).filter((
        { seat, level },
      ) => level && seat < seats);
      const table = await ask("POST", "/api/v1/tables", {
        game: name,
        options,
        seats,
        pace: PACES[pace],
        private: !listed,
        bots: taken.filter(({ level }) => level !== HERE),
        together: taken.filter(({ level }) => level === HERE).map(({ seat }) =>
          names[seat]?.trim() || t("person", { number: seat + 1 })
        ),
      });
      go(`/table/${table.id}`);
    } catch (error) {
      setProblem(problemOf(error));
    }
  }

  const invites = Array.from({ length: seats - 1 }, (_, at) => at + 1).some((seat) => !bots[seat]); // a seat is free for another person
  return html`
    <${Top} title=${t(`game-${name}`)} />
    <main class="narrow" tabindex="-1">
          <h1>${t("new-table", { game: t(`game-${name}`) })}</h1>
          ${!game && html`<${Problem} text=${problem} />`}
          ${!game && !problem && html`<${EmptyState} late drawing="chart" text=${t("connecting")} />`}
          ${game && html`
            <form class="stack" onSubmit=${open}>
              <fieldset class="panel"><legend>${t("who-plays")}</legend>
                      ${game.seats.length > 1 && html`<label>${t("seats")}
            <select onChange=${(event) => setSeats(Number(event.target.value))}>
              ${
                        game.seats.map((each) =>
                          html`<option key=${each} value=${each} selected=${each === seats}>${each}</option>`
                        )
                      }
            </select></label>`}
                      <ol class="chairs">
                        <li><b>${t("seat-for", { number: 1 })}</b> ${t("you-sit-here")}</li>
                        ${Array.from({ length: seats - 1 }, (_, at) => at + 1).map((seat) =>
                          html`<li key=${seat}>
              <label>${t("seat-for", { number: seat + 1 })}
                <select onChange=${(event) => setBots({ ...bots, [seat]: Number(event.target.value) || undefined })}>
                  <option value="0">${t("a-friend")}</option>
                  <option value=${HERE} selected=${bots[seat] === HERE}>${t("person-here")}</option>
                  ${
                            [1, 2, 3, 4, 5].map((level) =>
                              html`<option key=${level} value=${level} selected=${bots[seat] === level}>${
                                t("bot-of-level", { level, name: t(`bot-${level}`) })
                              }</option>`
                            )
                          }
                </select></label>
              ${
                            bots[seat] === HERE
                              ? html`<label>${t("name")} <input maxlength="40" placeholder=${
                                t("person", { number: seat + 1 })
                              } value=${names[seat] ?? ""}
                onInput=${(event) => setNames({ ...names, [seat]: event.target.value })} /></label>`
                              : bots[seat]
                              ? html`<p class="note">${t(`bot-${bots[seat]}-about`)}</p>`
                              : null
                          }</li>`
                        )}
                      </ol>
                      ${invites &&
                        html`<label class="check"><input type="checkbox" checked=${listed} onChange=${(event) =>
                          setListed(event.target.checked)} /> ${t("list-it")}</label>`}
                    </fieldset>
              <fieldset class="panel"><legend>${t("clock")}</legend>
                      ${Object.keys(PACES).map((each) =>
                        html`<label key=${each} class="check">
            <input type="radio" name="pace" checked=${each === pace} onChange=${() => setPace(each)} />
            <span>${t(`pace-${each}`)} <span class="note">${t(`pace-${each}-about`)}</span></span></label>`
                      )}
                    </fieldset>
              <details class="panel">
                <summary>${t("options")}</summary>
                <div class="options">
                      ${game.options.map((option) =>
                        html`
                          <${Option} key=${option.name} game=${name} option=${option} picture=${module
                            ?.OptionPicture} writer=${module?.writers?.[option.name]}
                            value=${options[option.name] ?? option.default} onPick=${(to) =>
                              setOptions({ ...options, [option.name]: to })} />
                        `
                      )}
                    </div>
              </details>
              <${Problem} text=${problem} />
              <button class="button main">${t(invites ? "open-table" : "begin-match")}</button>
            </form>
          `}
        </main>
  `;
}
