import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTime } from "~/core/format";
import { UTC } from "~/core/time/time-zones";
import { type PartState, readServiceStatus } from "~/domains/admin/activity/service-status.server";
import { paths } from "~/paths";
import type { PageHandle } from "~/ui/page-handle";
import { siteMeta } from "./site-meta";

/** Read again after 30 seconds: the memory of public pages keeps longer. */
export const handle: PageHandle = { shared: [] };

export const meta = siteMeta({
  title: (appName) => `Status | ${appName}`,
  description: () =>
    "Whether the database, the job queue, email sending and scheduled tasks work now, each with its time.",
  path: paths.site.status,
  picture: "privacy",
});

const LABELS: Record<PartState, string> = {
  operational: "Operational",
  delayed: "Delayed",
  down: "Down",
  unknown: "Unknown",
};

export async function loader({ context }: LoaderFunctionArgs) {
  const { checkedAt, parts } = await readServiceStatus(context.base);
  return {
    checkedAt: formatTime(checkedAt, UTC),
    isFine: parts.every(({ state }) => state === "operational"),
    isDown: parts.some(({ state }) => state === "down"),
    parts: parts.map(({ name, state, fact, at }) => ({
      name,
      label: LABELS[state],
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
        <h1>Status</h1>
        <p className={`note${isFine ? " success" : isDown ? " error" : ""}`}>
          <b>{isFine ? "All parts are operational" : "Some parts are not fully operational"}</b>
          <span>Checked on {checkedAt}. Refreshed every 30 seconds.</span>
        </p>
        <table className="table plain">
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Status</th>
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
