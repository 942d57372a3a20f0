import { WayLine } from "../charts/way-map";
import type { NavItem } from "../layout/nav";

/** A full error page with the reason and links onward. */
export function ErrorPage({
  title,
  message,
  requestId,
  waysOn,
}: {
  title: string;
  message: string;
  requestId: string | undefined;
  waysOn: NavItem[];
}) {
  return (
    <main className="page reading error-page" id="main">
      <WayLine />
      <h1>{title}</h1>
      <p>{message}</p>
      <div className="row">
        {waysOn.map(({ to, label }) => (
          <a key={to} className="button" href={to}>
            {label}
          </a>
        ))}
      </div>
      {requestId ? (
        <p className="muted small">
          Request number <code>{requestId}</code>
        </p>
      ) : null}
    </main>
  );
}
