import { formatBytes } from "~/core/format";
import { paths } from "~/paths";
import { Time } from "~/ui/data/metrics";
import { Disclosure } from "~/ui/layout/disclosure";
import { Link } from "~/ui/link";
import { CLASS_NAMES, type ClassTerm, type ReplyClass } from "../classification/reply-class";
import type { ThreadMessage } from "../threads/conversation.server";
import { MarkedText } from "./marked-text";

type Ours = Extract<ThreadMessage, { direction: "out" }>;
type Theirs = Extract<ThreadMessage, { direction: "in" }>;

const STATES: Partial<Record<Ours["state"], string>> = {
  waiting: "Queued",
  claimed: "Sending",
  sending: "Sending",
  sent: "Sent",
  failed: "Not sent",
  skipped: "Not sent",
  stopped: "Not sent",
  unconfirmed: "Delivery unconfirmed",
};

const MATCHED: Record<string, string> = {
  address: "Matched only by the sender’s address, which can be forged. Check before you act.",
};

const nameOf = (category: string) => CLASS_NAMES[category as ReplyClass] ?? category;

function DecidingWords({ words, score }: { words: readonly ClassTerm[]; score: number | null }) {
  const decisive = words.filter((word) => word.class !== "score");
  const reasons = words.filter((word) => word.class === "score");
  return (
    <dl className="stack tight">
      <div>
        <dt className="muted small">Deciding phrases</dt>
        <dd>
          {decisive.length === 0
            ? "No known phrases. Read the email to decide."
            : decisive
                .map(({ words: text, class: category }) => `“${text}” (${nameOf(category)})`)
                .join(", ")}
        </dd>
      </div>
      <div>
        <dt className="muted small">Score {score ?? 0} out of 100</dt>
        <dd>{reasons.map(({ words: text, points }) => `${text} ${points}`).join(" + ")}</dd>
      </div>
    </dl>
  );
}

/** Emails may mix scripts, so each paragraph has its own text direction. */
const MAIL = [
  "mail-html grid grid-cols-1 gap-2 overflow-x-auto wrap-anywhere",
  "[&_:is(p,li,td,th,h1,h2,h3,h4,blockquote,div)]:[unicode-bidi:plaintext]",
  "[&_:is(td,th)]:pe-3 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top [&_:is(td,th)]:wrap-break-word",
  "[&_a:not([href])]:text-inherit [&_a:not([href])]:no-underline",
  "[&_blockquote]:m-0 [&_blockquote]:ps-3 [&_blockquote]:text-muted [&_blockquote]:[border-inline-start:2px_solid_var(--color-line)]",
].join(" ");

const HtmlMail = ({ turn }: { turn: Theirs }) => (
  <section
    className={MAIL}
    dir="auto"
    aria-label={`Email from ${turn.fromName ?? turn.from}`}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled from the keyboard as well
    tabIndex={0}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rebuilt by sanitizeHtml on receipt
    dangerouslySetInnerHTML={{ __html: turn.html ?? "" }}
  />
);

function TheirTurn({ turn }: { turn: Theirs }) {
  return (
    <article className="me-[clamp(0rem,4%,3rem)] grid gap-3 p-4 sheet-box">
      <header className="flex flex-wrap justify-between gap-x-3 wrap-anywhere">
        <h2 className="text-m" dir="auto">
          {turn.fromName ?? turn.from}
        </h2>
        <span className="muted small">
          <Time at={turn.at} text={turn.timeText} />
        </span>
      </header>
      {turn.meetingText ? (
        <p>
          <strong dir="auto">{turn.meetingText}</strong>
        </p>
      ) : null}
      {turn.meeting?.description && !turn.text ? (
        <p className="whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]" dir="auto">
          {turn.meeting.description}
        </p>
      ) : null}
      {turn.html && !turn.own ? (
        <HtmlMail turn={turn} />
      ) : turn.text ? (
        <MarkedText
          text={turn.own ?? turn.text}
          words={turn.words.filter((word) => word.class !== "score").map(({ words }) => words)}
        />
      ) : turn.meetingText ? null : (
        <p className="muted">This email has no text.</p>
      )}
      {turn.attachments.length > 0 ? (
        <p className="small">
          Attachments: {turn.attachments.map(({ name, size }) => `${name} (${formatBytes(size)})`).join(", ")}
          . They can’t be opened here.
        </p>
      ) : null}
      {turn.matchedBy && MATCHED[turn.matchedBy] ? <p className="hint">{MATCHED[turn.matchedBy]}</p> : null}
      {turn.writtenTo ? (
        <p className="hint">
          This reply to your email to {turn.writtenTo} came from another address, which can be forged. Check
          before you act.
        </p>
      ) : null}
      {turn.own ? (
        <Disclosure summary="Full email with quoted text">
          {turn.html ? <HtmlMail turn={turn} /> : <MarkedText text={turn.text} words={[]} />}
        </Disclosure>
      ) : null}
      <Disclosure summary="Category details">
        <DecidingWords words={turn.words} score={turn.score} />
      </Disclosure>
    </article>
  );
}

function OurTurn({ turn }: { turn: Ours }) {
  const { campaignId, messageId, state, queued, reason, position } = turn;
  return (
    <article className="ms-[clamp(1rem,8%,5rem)] grid gap-3 bg-brand-wash p-4 [--color-muted:var(--color-ink)] sheet-box">
      <header className="flex flex-wrap justify-between gap-x-3 wrap-anywhere">
        <h2 className="text-m">You</h2>
        <span className="muted small">
          {queued ?? STATES[state] ?? state}
          {queued ? ". Written " : ", "}
          <Time at={turn.at} text={turn.timeText} />
        </span>
      </header>
      {reason ? <p className="hint">{reason}</p> : null}
      {turn.text === null ? (
        <p className="muted">The text is no longer stored.</p>
      ) : (
        <MarkedText text={turn.text} words={[]} />
      )}
      {campaignId === null ? null : (
        <p className="small">
          <Link to={paths.campaigns.message(campaignId, messageId)}>Campaign email {position}</Link>
        </p>
      )}
    </article>
  );
}

export function Turns({ turns }: { turns: readonly ThreadMessage[] }) {
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
