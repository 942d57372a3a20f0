import type { Processor } from "~/domains/privacy/processors.server";
import { m } from "~/messages/messages";
import { Rich } from "~/ui/rich";
import { Facts, muted } from "./legal-page";

/** Lists the data processors from their table, as configured for this deployment. */
export function Processors({ processors, appName }: { processors: Processor[]; appName: string }) {
  const has = (kind: string) => processors.some(({ key }) => key === kind || key.startsWith(`${kind}-`));
  const facts = processors.map(
    ({ name, purpose, gets }) =>
      [
        name,
        <Rich key={name} parts={m.site_processors_receives.parts({ purpose, gets })} tags={{ muted }} />,
      ] as const,
  );
  return (
    <>
      <Facts caption={m.site_processors_recipients_and_purposes()} facts={facts} />
      {has("model") ? null : <p>{m.site_processors_no_external_ai_model_interprets({ appName })}</p>}
      <p>{m.site_processors_their_servers_are_in_many()}</p>
    </>
  );
}
