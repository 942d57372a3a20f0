import { Avatar } from "~/ui/data/avatar";
import { Badge, type BadgeKind } from "~/ui/data/badge";
import { Confidence, Score } from "~/ui/data/confidence";
import { DefinitionList } from "~/ui/data/definition-list";
import { Money, Time } from "~/ui/data/metrics";
import { Pagination } from "~/ui/data/pagination";
import { Stat, UsageMeter } from "~/ui/data/stat";
import { Timeline } from "~/ui/data/timeline";
import { Chapter, Part } from "./ui-part";

const BADGES: BadgeKind[] = ["plain", "good", "bad", "busy", "demo", "tint"];
const LEVELS = { high: 80, middle: 50 };
const DAY = "2026-01-31T14:30:00Z";

const REASONS = [
  { id: "one", label: "First reason", points: 40, max: 50, detail: "Details of the evidence." },
  { id: "two", label: "Second reason", points: 20, max: 50, detail: "Missing evidence." },
];

const EVENTS = [
  { id: 3, at: "2026-01-31T14:30:00Z", title: "Example done", kind: "good" as const },
  { id: 2, at: "2026-01-30T09:00:00Z", title: "Example failed", kind: "bad" as const, detail: "The reason." },
  { id: 1, at: "2026-01-29T08:15:00Z", title: "Example started", detail: "By Example Person." },
];

export function DataChapter() {
  return (
    <Chapter id="data" title="Figures and facts">
      <Part name="Stat">
        <div className="grid-4">
          <Stat label="Examples" value="1,204" hint="12 in 7 days" />
          <Stat label="Opens its rows" value="87" to="#Stat" />
          <Stat label="Amount" value="$1,250" />
          <Stat label="Without a figure" value="–" hint="no emails sent yet" />
        </div>
      </Part>
      <Part name="UsageMeter">
        <div className="grid-3">
          <UsageMeter label="Examples" used={40} max={100} />
          <UsageMeter label="All used" used={100} max={100} />
          <UsageMeter label="No limit" used={12} max={null} />
        </div>
      </Part>
      <Part name="Badge">
        <div className="row">
          {BADGES.map((kind) => (
            <Badge key={kind} kind={kind}>
              {kind}
            </Badge>
          ))}
        </div>
      </Part>
      <Part name="Score">
        <div className="row">
          {[92, 65, 20].map((score) => (
            <Score key={score} score={score} thresholds={LEVELS} />
          ))}
        </div>
      </Part>
      <Part name="Confidence">
        <Confidence score={60} reasons={REASONS} thresholds={LEVELS} />
      </Part>
      <Part name="Avatar">
        <div className="row">
          {["Example Person", "Another One", "Third Name", "Fourth", "Q Fifth", "Ünal Six"].map((name) => (
            <Avatar key={name} name={name} />
          ))}
          <Avatar name="Example Person" isLarge />
          <Avatar name="Example picture" picture={PICTURE} isLarge />
          <span className="row">
            <Avatar name="Example Person" isNamed /> Example Person
          </span>
        </div>
      </Part>
      <Part name="Time">
        <p>
          <Time at={DAY} />, or <Time at={DAY} withHour />
        </p>
      </Part>
      <Part name="Money">
        <p>
          <Money cents={125000} />, <Money cents={125050} />, <Money cents={null} />
        </p>
      </Part>
      <Part name="DefinitionList">
        <DefinitionList
          facts={[
            ["First fact", "Example"],
            ["Second fact", <Money key="money" cents={125000} />],
            ["Unknown", null],
          ]}
        />
      </Part>
      <Part name="Timeline">
        <Timeline label="Example events" events={EVENTS} />
      </Part>
      <Part name="Pagination">
        <Pagination total="1,204 examples" shown={50} firstTo="#Pagination" nextTo="#Pagination" />
        <Pagination total="7 examples" shown={7} firstTo={null} nextTo={null} />
      </Part>
    </Chapter>
  );
}

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#1b6a80" d="M0 0h8v8H0z"/><circle cx="4" cy="4" r="2" fill="#fff"/></svg>',
)}`;
