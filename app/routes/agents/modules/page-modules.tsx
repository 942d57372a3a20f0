import { paths } from "~/paths";
import { usePageContext } from "~/ui/page-context";
import type { ModuleName } from "~/ui/page-handle";

/** Loads the small modules named in the page's `handle`, after its content. */
export function PageModules({
  agentId,
  addresses,
}: {
  /** The agent whose data `offline` stores. */
  agentId?: number;
  addresses: Partial<Record<ModuleName, string>>;
}) {
  const { modules = [], nonce } = usePageContext();
  return modules
    .filter((name) => addresses[name])
    .map((name) => (
      <script
        key={name}
        type="module"
        nonce={nonce}
        src={addresses[name]}
        {...(name === "offline" ? { "data-agent": agentId, "data-logout": paths.auth.logout } : {})}
      />
    ));
}
