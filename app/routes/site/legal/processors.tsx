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
          {purpose}. <span className="muted">Gets: {gets}.</span>
        </>,
      ] as const,
  );
  return (
    <>
      <Facts caption="Who gets data from us, and what for" facts={facts} />
      {has("model") ? null : <p>No external language model is in use: {appName} reads sentences itself.</p>}
      <p>
        Their servers are in many countries, so your data may leave yours. No one else gets data from us
        unless a court or authority lawfully demands it.
      </p>
    </>
  );
}
