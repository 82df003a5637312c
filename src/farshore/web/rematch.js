// Playing the same match again, with the same people.
import { html, Icon, useState } from "./kit/dom.js";
import { t } from "./kit/texts.js";
import { ask } from "./api.js";
import { go } from "./navigation.js";
import { Problem, problemOf } from "./parts.js";

/** Opens a rematch, or joins the one that another player has opened; not for spectators. @param {{ match: import("./match.js").Match<any> }} props */
export function Rematch({ match }) {
  const [problem, setProblem] = useState("");
  const again = async () => {
    try {
      const [{ commit }, { reveal }] = await Promise.all([import("./own_secrets.js"), import("./contribution.js")]);
      const table = await ask("POST", `/api/v1/tables/${match.id}/rematch`, { commitment: commit() });
      reveal(table.about).catch(() => {}); // the table does it again
      go(`/table/${table.id}`);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  if (match.seat === null) return null;
  return html`
    <button class="btn main" data-action="rematch" onClick=${again}><${Icon} name="rotate" />${t(
      match.about.rematch ? "join-rematch" : "rematch",
    )}</button>
    <${Problem} text=${problem} />
  `;
}
