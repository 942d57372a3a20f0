import { Link } from "@remix-run/react";
import { formatBytes } from "~/core/format";
import { paths } from "~/http/paths";
import { Time } from "~/ui/data/figures";
import { Disclosure } from "~/ui/layout/disclosure";
import { Card } from "~/ui/layout/page";
import type { Turn } from "../conversation.server";
import { DecidingWords } from "./words";

type Ours = Extract<Turn, { direction: "out" }>;
type Theirs = Extract<Turn, { direction: "in" }>;

const STATES: Partial<Record<Ours["state"], string>> = {
  waiting: "Waits for the mailbox",
  claimed: "Leaves now",
  sending: "Leaves now",
  sent: "Sent",
  failed: "Not sent",
  skipped: "Not sent",
  stopped: "Not sent",
  unknown: "Nobody knows whether it arrived",
};

const MATCHED: Record<string, string> = {
  address:
    "It names no mail of yours: it was found by the sender's address alone, which anybody can write. Mind that before you act on it.",
};

function Plain({ text }: { text: string }) {
  return (
    <p className="plain-text" dir="auto">
      {text}
    </p>
  );
}

function TheirTurn({ turn }: { turn: Theirs }) {
  return (
    <Card title={turn.fromName ?? turn.from}>
      <p className="muted small">
        {turn.from}, <Time at={turn.at} withHour />
      </p>
      {turn.html ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written anew by sanitizeHtml when it came
        <div className="mail-html" dir="auto" dangerouslySetInnerHTML={{ __html: turn.html }} />
      ) : (
        <Plain text={turn.text || "(no text)"} />
      )}
      {turn.attachments.length > 0 ? (
        <p className="small">
          With: {turn.attachments.map(({ name, size }) => `${name} (${formatBytes(size)})`).join(", ")}. They
          are kept with the mail and not opened here.
        </p>
      ) : null}
      {turn.matchedBy && MATCHED[turn.matchedBy] ? <p className="hint">{MATCHED[turn.matchedBy]}</p> : null}
      <Disclosure summary="How it was read">
        <DecidingWords words={turn.words} score={turn.score} />
      </Disclosure>
    </Card>
  );
}

function OurTurn({ turn }: { turn: Ours }) {
  const { campaignId, messageId, state, reason, position } = turn;
  return (
    <Card title="You">
      <p className="muted small">
        {STATES[state] ?? state}, <Time at={turn.at} withHour />
        {reason ? `: ${reason}` : ""}
      </p>
      {campaignId === null ? (
        <Plain text={turn.text ?? ""} />
      ) : (
        <p>
          <Link to={paths.campaigns.message(campaignId, messageId)}>Step {position} of the campaign</Link>
        </p>
      )}
    </Card>
  );
}

/** Both sides, oldest first. */
export function Turns({ turns }: { turns: readonly Turn[] }) {
  return (
    <div className="stack">
      {turns.map((turn) =>
        turn.direction === "in" ? (
          <TheirTurn key={`in-${turn.id}`} turn={turn} />
        ) : (
          <OurTurn key={`out-${turn.messageId}`} turn={turn} />
        ),
      )}
    </div>
  );
}
