// Setting up a table: who plays, how, with which clock; single options for those who want them.
import { html, Icon, useEffect, useState } from "./kit/dom.js";
import { Face } from "./kit/faces.js";
import { Chip, setColours } from "./kit/seats.js";
import { has, t } from "./kit/texts.js";
import { useAnswers } from "./answers.js";
import { arrive, me } from "./api.js";
import { addSprite, boardPath } from "./assets.js";
import { openTable } from "./contribution.js";
import { minutesOf } from "./facts.js";
import { GAMES, load, loadOpening, prepare, USUAL } from "./games.js";
import { go } from "./navigation.js";
import { Chooser } from "./controls.js";
import { Notices } from "./notices.js";
import { EmptyState, Problem, problemOf, Top } from "./parts.js";
import { presetOf, tableRules } from "./table_rules.js";

/** @import { BoardModule, Opening } from "./kit/board.d.ts" */
/** @import { GameInfo, OptionInfo } from "./types.d.ts" */
/** @typedef {{ kind: "friend" | "bot" | "here", level: number, name: string }} Place who is to sit in a seat beside mine */

const MINUTE = 60_000;
const OWN = "\u0000own";
const LEVELS = [2, 1, 3, 4, 5]; // of bots, in the order in which they are added
const FEW = 3; // choices that are shown side by side, not in a list
/** @type {Record<string, { turn: number, bank: number, icon: string }>} */
const PACES = {
  none: { turn: 0, bank: 0, icon: "sun" },
  calm: { turn: 45_000, bank: 10 * MINUTE, icon: "clock" },
  quick: { turn: 15_000, bank: 3 * MINUTE, icon: "hour" },
  days: { turn: 3 * 24 * 60 * MINUTE, bank: 0, icon: "letter" },
};

/** A text of the game if it has one, else what the server says. @param {string} id @param {string} otherwise */
const said = (id, otherwise) => (has(id) ? t(id) : otherwise);

/**
 * @param {object} props
 * @param {string} props.game
 * @param {OptionInfo} props.option
 * @param {string} props.value
 * @param {BoardModule["OptionPicture"]} [props.picture]
 * @param {NonNullable<BoardModule["writers"]>[string]} [props.writer]
 * @param {number} props.seats
 * @param {(value: string) => void} props.onPick
 */
function Option({ game, option, value, picture, writer, seats, onPick }) {
  const id = `${game}-option-${option.name.replaceAll("_", "-")}`;
  const about = said(`${id}-about`, option.about);
  const [own, setOwn] = useState(false); // a value that is not among the choices is written
  /** @param {{ target: HTMLSelectElement }} event */
  const pick = ({ target: { value: picked } }) => {
    setOwn(picked === OWN);
    onPick(picked === OWN ? "" : picked); // empty until it is written
  };
  if (option.choices.length <= FEW && !option.form) {
    return html`
      <div class="option">
        <${Chooser} label=${said(id, option.name)} name=${id} value=${value} onPick=${onPick} about=${`${id}-about`}
          choices=${option.choices.map((each) => [each, said(`${id}-${each}`, each)])} />
        <p id=${`${id}-about`} class="note">${about}</p>
        ${picture && html`<${picture} option=${option.name} value=${value} seats=${seats} />`}
      </div>
    `;
  }
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
    ${picture && value && html`<${picture} option=${option.name} value=${value} seats=${seats} />`}
  </div>`;
}

/** The five bots, to choose one. @param {{ level: number, onPick: (level: number) => void }} props */
const Bots = ({ level, onPick }) =>
  html`
    <fieldset class="bots">
      <legend class="hidden">${t("a-bot")}</legend>
      ${[1, 2, 3, 4, 5].map((each) =>
        html`
          <label key=${each} class="bot">
            <input type="radio" class="covering" name="bot" value=${each} checked=${each === level} onChange=${() =>
              onPick(each)} />
            <${Face} level=${each} /><b>${t(`bot-${each}`)}</b>
            <span class="weight" aria-hidden="true">${[1, 2, 3, 4, 5].map((at) =>
              html`<i key=${at} class=${at <= each ? "on" : ""}></i>`
            )}</span>
            <span class="hidden">${t("level", { level: each })}</span><span class="nature">${t(
              `bot-${each}-nature`,
            )}</span>
          </label>
        `
      )}
    </fieldset>
    <p class="note character">${t(`bot-${level}-about`)}</p>
  `;

/** Who sits in a seat, as a picture with a name. @param {{ place: Place, seat: number }} props */
function Sitter({ place, seat }) {
  const name = place.name.trim() || t("person", { number: seat + 1 });
  const [face, title, note] = place.kind === "bot"
    ? [html`<${Face} level=${place.level} />`, t(`bot-${place.level}`), t("bot-level", { level: place.level })]
    : place.kind === "here"
    ? [html`<${Face} name=${name} />`, name, t("at-this-device")]
    : [html`<span class="vacant"><${Face} /><${Icon} name="link" /></span>`, t("friend"), t("by-link")];
  return html`
    <span class="sitter">${face}<${Chip} seat=${seat} /></span><b>${title}</b><span
      class="note">${note}</span>
  `;
}

/**
 * The seats, and who is to sit in the one that is chosen.
 * @param {{ game: GameInfo, places: Place[], onPlaces: (places: Place[]) => void }} props
 */
function Seats({ game, places, onPlaces }) {
  const [chosen, setChosen] = useState(1);
  const most = game.seats[game.seats.length - 1];
  const at = Math.min(chosen, places.length);
  const place = places[at - 1];
  /** @param {Partial<Place>} change */
  const set = (change) => onPlaces(places.map((each, index) => (index === at - 1 ? { ...each, ...change } : each)));
  const add = () => {
    const last = places[places.length - 1] ?? { kind: "bot", level: USUAL };
    const free = LEVELS.filter((each) => !places.some(({ kind, level }) => kind === "bot" && level === each)); // no bot twice
    const level = last.kind === "bot" ? free[0] ?? USUAL : last.level;
    onPlaces([...places, { ...last, level, name: "" }]);
    setChosen(places.length + 1);
  };
  setColours({
    seats: [me.value ?? {}, ...places.map(({ kind, name }) => (kind === "here" ? { name: name.trim() } : {}))],
    turned: 0,
  });
  return html`
    <section class="plate who-plays">
      <h2>${t("who-plays")}</h2>
      <ol class="chairs">
        <li class="seat"><span class="sitter"><${Face} name=${me.value?.name ?? ""} /><${Chip} seat=${0} /></span>
          <b>${t("you-sit-here")}</b><span class="note" translate=${false}>${me.value?.name}</span></li>
        ${places.map((each, index) =>
          html`
            <li key=${index}>
              <button type="button" class="seat" data-seat=${index + 1} aria-pressed=${index + 1 === at}
                onClick=${() => setChosen(index + 1)}><span class="hidden">${t("seat-for", {
                  number: index + 2,
                })}</span><${Sitter} place=${each} seat=${index + 1} /></button>
            </li>
          `
        )}
        ${game.seats.includes(places.length + 2) &&
          html`<li><button type="button" class="seat" data-add onClick=${add}><span class="vacant"><${Face} /><${Icon} name="plus" /></span>
            <b>${t("add-seat")}</b><span class="note">${t("up-to", { number: most })}</span></button></li>`}
      </ol>
      ${place && html`
        <div class="picker" role="group" aria-label=${t("seat-for", { number: at + 1 })}>
          <${Chooser} label=${t("seat-for", { number: at + 1 })} hide name="kind" value=${place.kind} onPick=${(
            /** @type {Place["kind"]} */ kind,
          ) => set({ kind })} choices=${[["friend", t("friend")], ["bot", t("a-bot")], ["here", t("somebody-here")]]} />
          ${place.kind === "bot" &&
            html`<${Bots} level=${place.level} onPick=${(/** @type {number} */ level) => set({ level })} />`}
          ${place.kind === "here" &&
            html`<label>${t("name")} <input maxlength="40" placeholder=${
              t("person", { number: at + 1 })
            } value=${place.name}
              onInput=${(event) => set({ name: event.target.value })} /></label>`}
          ${game.seats.includes(places.length) &&
            html`<button type="button" class="btn quiet small" onClick=${() =>
              onPlaces(places.filter((_, index) => index !== at - 1))}><${Icon} name="close" />${
              t("remove-seat")
            }</button>`}
        </div>
      `}
    </section>
  `;
}

/** @param {{ name: string }} props */
export function Setup({ name }) {
  const [game, setGame] = useState(/** @type {GameInfo | null} */ (null));
  const [options, setOptions] = useState(
    () => /** @type {Record<string, string>} */ (Object.fromEntries(new URLSearchParams(location.search))),
  ); // a link may bring some
  const [places, setPlaces] = useState(
    () => /** @type {Place[]} */ ([{ kind: location.hash === "#bots" ? "bot" : "friend", level: USUAL, name: "" }]),
  );
  const [pace, setPace] = useState("none");
  const [listed, setListed] = useState(false);
  const [problem, setProblem] = useState("");
  const [single, setSingle] = useState(Boolean(location.search)); // whether single options are shown, which the board draws and names
  const [module, setModule] = useState(/** @type {BoardModule | null} */ (null));
  const [opening, setOpening] = useState(/** @type {Opening | null} */ (null));
  useEffect(() => {
    for (const each of GAMES) addSprite(`${boardPath(each)}/home.svg`);
    if (GAMES.includes(name)) loadOpening(name).then(setOpening, () => {});
  }, [name]);
  const silent = useAnswers("/api/v1/games", (/** @type {GameInfo[]} */ games) => {
    const found = games.find((each) => each.name === name);
    if (!found) return setProblem(t("no-game"));
    setGame((/** @type {GameInfo | null} */ now) => (JSON.stringify(now) === JSON.stringify(found) ? now : found));
  }, (error) => setProblem(problemOf(error)));
  useEffect(() => {
    if (game && !game.seats.includes(2)) {
      setPlaces((/** @type {Place[]} */ now) => Array.from({ length: game.seats[0] - 1 }, () => now[0]));
    }
  }, [Boolean(game)]);
  useEffect(() => {
    if (single && GAMES.includes(name)) load(name).then((found) => setModule(() => found), () => {});
  }, [name, single]);

  /** @param {Event} event */
  async function open(event) {
    event.preventDefault();
    const empty = game?.options.find((option) => valueOf(option).trim() === "");
    if (empty) {
      const id = `${name}-option-${empty.name.replaceAll("_", "-")}`;
      return setProblem(t("own-value-empty", { option: said(id, empty.name) }));
    }
    setProblem("");
    if (!invites) prepare(name);
    try {
      await arrive();
      const { turn, bank } = PACES[pace];
      const seated = places.map((place, at) => ({ ...place, seat: at + 1 }));
      const table = await openTable({
        game: name,
        options,
        seats: places.length + 1,
        pace: { turn, bank },
        private: !listed,
        bots: seated.filter(({ kind }) => kind === "bot").map(({ seat, level }) => ({ seat, level })),
        together: seated.filter(({ kind }) => kind === "here").map((place) =>
          place.name.trim() || t("person", { number: place.seat + 1 })
        ),
      });
      go(`/table/${table.id}`);
    } catch (error) {
      setProblem(problemOf(error));
    }
  }

  const invites = places.some(({ kind }) => kind === "friend"); // a seat is free for another person
  /** What an option is now. @param {OptionInfo} option */
  const valueOf = (option) => options[option.name] ?? option.default;
  const preset = game && presetOf(game.options, opening?.presets ?? {}, options);
  const own = module && game && !preset ? tableRules(name, game.options, options) : ""; // what no preset says
  const minutes = minutesOf(name, options, opening);
  const title = t(`game-${name}`);
  return html`
    <${Top} known />
    <main class="home set-up" tabindex="-1">
      <${Notices} notices=${silent ? [{ key: "offline", kind: "trouble", text: t("offline") }] : []} />
      <div class="head"><h1>${t("new-table", { game: title })}</h1>
        <nav class="which" aria-label=${t("games")}>${GAMES.map((each) =>
          html`<a key=${each} href=${`/new/${each}${location.hash}`} aria-current=${each === name ? "page" : undefined}>
            <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href=${`#home-${each}`} /></svg><span>${
            t(`game-${each}`)
          }</span></a>`
        )}</nav></div>
      ${!game && html`<${Problem} text=${problem} />`}
      ${!game && !problem && html`<${EmptyState} late drawing="chart" text=${t("connecting")} />`}
      ${game && html`
        <form class="parts" onSubmit=${open}>
          <div class="column stack">
            <${Seats} game=${game} places=${places} onPlaces=${setPlaces} />
            ${places.some(({ kind, level }) => kind === "bot" && game.ready && level > game.level) &&
              html`<p class="note" role="status">${t("strong-preparing")}</p>`}
            ${opening && html`
              <fieldset class="ways">
                <legend>${t("how-to-play")}</legend>
                <div class="cards">${Object.keys(opening.presets).map((each) =>
                  html`
                    <label key=${each} class="way"><input type="radio" name="preset" checked=${each === preset}
                      onChange=${() => setOptions({ ...opening.presets[each] })} /><span><b>${t(
                        `${name}-preset-${each}`,
                      )}</b><small>${t(`${name}-preset-${each}-about`)}</small></span></label>
                  `
                )}</div>
              </fieldset>
            `}
            <details class="plate single" onToggle=${() => setSingle(true)}>
              <summary>${t("options")}</summary>
              <div class="options">
                ${module && game.options.map((option) =>
                  html`
                    <${Option} key=${option.name} game=${name} option=${option} picture=${module
                      .OptionPicture} writer=${module.writers?.[option.name]}
                      seats=${places.length + 1}
                      value=${valueOf(option)} onPick=${(
                        /** @type {string} */ to,
                      ) => setOptions({ ...options, [option.name]: to })} />
                  `
                )}
              </div>
            </details>
            <fieldset class="ways"><legend>${t("clock")}</legend>
              <div class="cards four">${Object.entries(PACES).map(([each, { icon }]) =>
                html`
                  <label key=${each}
                    class="way clock"><input type="radio" class="covering" name="pace" checked=${each ===
                      pace} onChange=${() => setPace(each)} /><${Icon} name=${icon} /><span><b>${t(
                        `pace-${each}`,
                      )}</b><small>${t(`pace-${each}-about`)}</small></span></label>
                `
              )}</div>
            </fieldset>
          </div>
          <aside class=${`ticket ${invites ? "" : "ready"}`}>
            <svg class="scene" viewBox="0 14 160 62" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
              <use href=${invites ? "#st-jetty" : "#st-shore"} width="160" height="100" />
            </svg>
            <div class="invites"><h2>${t(invites ? "invite" : "all-set")}</h2><p class="note">${t(
              invites ? "invite-soon" : "all-set-text",
            )}</p>
              ${invites &&
                html`<label class="check line"><input type="checkbox" checked=${listed} onChange=${(event) =>
                  setListed(event.target.checked)} /> ${t("list-it")}</label>`}</div>
            <div class="foot"><p class="sum-up"><b>${title}${preset && html`, ${t(`${name}-preset-${preset}`)}`}</b>
              ${own && html`<span class="note">${own}</span>`}
              <span class="note">${[
                t("seats-of", { number: places.length + 1 }),
                minutes && t("minutes", { minutes }),
                t(`pace-${pace}`),
              ].filter(Boolean).join(" · ")}</span></p>
              <${Problem} text=${problem} />
              <button class="btn main big">${t(invites ? "open-table" : "begin-match")}</button></div>
          </aside>
        </form>
      `}
    </main>
  `;
}
