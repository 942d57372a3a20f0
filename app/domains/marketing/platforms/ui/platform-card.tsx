import { MARKETING } from "~/paths/business/marketing";
import { Badge, type BadgeKind } from "~/ui/data/badge";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import type { PlatformView } from "../view";

const KINDS: Record<PlatformView["state"], BadgeKind> = {
  off: "plain",
  over: "bad",
  failing: "bad",
  "ends-soon": "busy",
  good: "good",
};

export const PlatformState = ({ view }: { view: PlatformView }) => (
  <span className="row">
    <Badge kind={KINDS[view.state]}>{view.stateName}</Badge>
    {view.isSyncing ? <Badge kind="busy">Syncing</Badge> : null}
  </span>
);

export function PlatformCard({ view }: { view: PlatformView }) {
  const { platform, name, state, places, ends, result, trouble, brings, hasFile, isSyncing } = view;
  return (
    <li className="stack tight">
      <div className="row between">
        {state === "off" ? <b>{name}</b> : <Link to={MARKETING.platform(platform)}>{name}</Link>}
        <PlatformState view={view} />
      </div>
      {places ? <div>{places}</div> : null}
      <div className="small muted">
        {state === "off"
          ? brings
          : [
              ends ? `Token expires ${ends}` : "Token doesn’t expire",
              result ? `Last sync: ${result}` : "Not synced yet",
            ].join(". ")}
      </div>
      {trouble ? <div className="small">{trouble}</div> : null}
      <IfCanWrite>
        <div className="row">
          <LinkButton to={MARKETING.connect(platform)} kind={state === "over" ? "primary" : "plain"} slim>
            {state === "off" ? `Connect ${name}` : "Replace token"}
          </LinkButton>
          {state === "off" || isSyncing ? null : (
            <form method="post" action={MARKETING.sync(platform)}>
              <Submit kind="plain" slim>
                Sync {name}
              </Submit>
            </form>
          )}
          {hasFile ? (
            <LinkButton to={MARKETING.platformFile(platform)} slim>
              Import {name} file
            </LinkButton>
          ) : null}
        </div>
      </IfCanWrite>
    </li>
  );
}
