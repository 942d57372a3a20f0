import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTime } from "~/core/format";
import { UTC } from "~/core/time/time-zones";
import { type PartState, readServiceStatus } from "~/domains/admin/activity/service-status.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import type { PageHandle } from "~/ui/page-handle";
import { siteMeta } from "./site-meta";

/** Not cached: the status is refreshed after 30 seconds, and cached public pages live longer. */
export const handle: PageHandle = { shared: [] };

export const meta = siteMeta({
  title: (appName) => m.site_status_status({ appName }),
  description: () => m.site_status_whether_the_database_the_job(),
  path: paths.site.status,
  picture: "privacy",
});

const LABELS: Record<PartState, () => string> = {
  operational: m.site_status_operational,
  delayed: m.site_status_delayed,
  down: m.site_status_down,
  unknown: m.site_status_unknown,
};

export async function loader({ context }: LoaderFunctionArgs) {
  const { checkedAt, parts } = await readServiceStatus(context.base);
  return {
    checkedAt: formatTime(checkedAt, UTC),
    isFine: parts.every(({ state }) => state === "operational"),
    isDown: parts.some(({ state }) => state === "down"),
    parts: parts.map(({ name, state, fact, at }) => ({
      name,
      label: LABELS[state](),
      fact,
      at: at ? formatTime(at, UTC) : null,
    })),
  };
}

export default function StatusPage() {
  const { checkedAt, isFine, isDown, parts } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="site">
      <div className="wide reading stack">
        <h1>{m.site_status_status_2()}</h1>
        <p className={`note${isFine ? " success" : isDown ? " error" : ""}`}>
          <b>
            {isFine ? m.site_status_all_parts_are_operational() : m.site_status_some_parts_are_not_fully()}
          </b>
          <span>{m.site_status_checked_on_refreshed_every_30({ checkedAt })}</span>
        </p>
        <table className="table plain">
          <thead>
            <tr>
              <th scope="col">{m.site_status_part()}</th>
              <th scope="col">{m.site_status_status_2()}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ name, label, fact, at }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <b>{label}</b>
                  <p className="muted small">
                    {fact}
                    {at ? ` · ${at}` : null}
                  </p>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </main>
  );
}
