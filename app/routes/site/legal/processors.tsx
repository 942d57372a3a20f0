import type { Processor } from "~/domains/privacy/processors.server";
import { Facts } from "./legal-page";

/** From the table of processors, as this deployment is configured. */
export function Processors({ processors, appName }: { processors: Processor[]; appName: string }) {
  const has = (kind: string) => processors.some(({ key }) => key === kind || key.startsWith(`${kind}-`));
  const facts = processors.map(
    ({ name, purpose, gets }) =>
      [
        name,
        <>
          {purpose}. <span className="muted">Receives: {gets}.</span>
        </>,
      ] as const,
  );
  return (
    <>
      <Facts caption="Recipients and purposes" facts={facts} />
      {has("model") ? null : <p>No external AI model: {appName} interprets searches itself.</p>}
      <p>
        Their servers are in many countries, so your data may leave yours. No one else gets data from us
        unless a court or authority lawfully demands it.
      </p>
    </>
  );
}
