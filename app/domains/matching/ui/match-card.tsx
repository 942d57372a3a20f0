import { formatNumber } from "~/core/format";
import { paths } from "~/paths";
import { CHATS } from "~/paths/agents/chats";
import { MATCHING } from "~/paths/agents/matching";
import { Avatar } from "~/ui/data/avatar";
import { Badge, DemoBadge } from "~/ui/data/badge";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import { MOVE_LABELS } from "../matches/policy";
import type { MatchCardView } from "../matches/view";
import { MatchBadge } from "./match-badge";
import { ScoreSheet } from "./score-sheet";

type MatchPart = "overview" | "performance" | "details";

function Part({ match, part }: { match: MatchCardView; part: MatchPart }) {
  if (part === "details") return <ScoreSheet reasons={match.reasons} />;
  if (part === "performance")
    return (
      <p>
        Success rate: {match.success ?? "No deals yet"} · Leads converted: {formatNumber(match.converted)} ·{" "}
        {match.tier} tier, {match.rate}% commission <Badge kind="good">Verified</Badge>
      </p>
    );
  return (
    <>
      <p>Industries: {match.specializations.join(", ")}</p>
      {match.bio ? <p className="muted">{match.bio}</p> : null}
      <p>
        Contact:{" "}
        {match.email ? <a href={`mailto:${match.email}`}>{match.email}</a> : "Shown once the agent accepts"}
      </p>
    </>
  );
}

export function MatchCard({ match, part }: { match: MatchCardView; part: MatchPart }) {
  const { id, agentId, name, picture, location, experience, score, state, moves, isDemo, work } = match;
  return (
    <li className="stack tight">
      <div className="row between">
        <span>
          <Avatar name={name} picture={picture} isNamed />{" "}
          <Link to={paths.marketplace.agent(agentId)}>{name}</Link> <DemoBadge isDemo={isDemo} />
        </span>
        <MatchBadge state={state} />
      </div>
      <div className="small muted">
        {[location, experience && `${experience} years`].filter(Boolean).join(" · ")}
      </div>
      <label className="small">
        Match score: {score}% <progress value={score} max={100} />
      </label>
      <Part match={match} part={part} />
      {work?.text ? <p className="small">{work.text}</p> : null}
      {work?.mayAssign ? (
        <div className="row">
          <LinkButton
            slim
            writes
            kind="primary"
            to={paths.marketplace.assign(agentId)}
            aria-label={`Assign Agent: ${name}`}
          >
            Assign Agent
          </LinkButton>
        </div>
      ) : null}
      {state === "suggested" || state === "declined" ? null : (
        <p>
          <Link to={CHATS.withAgent(agentId)} aria-label={`Messages with ${name}`}>
            Messages
          </Link>
        </p>
      )}
      {moves.length > 0 ? (
        <IfCanWrite>
          <form method="post" action={MATCHING.move(id)} className="row">
            {moves.map((to) => (
              <Submit
                key={to}
                slim
                kind={to === "contacted" ? "primary" : "plain"}
                name="status"
                value={to}
                aria-label={`${MOVE_LABELS[to]}: ${name}`}
              >
                {MOVE_LABELS[to]}
              </Submit>
            ))}
          </form>
        </IfCanWrite>
      ) : null}
    </li>
  );
}
