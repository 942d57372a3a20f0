import { paths } from "~/paths";
import { usePageContext } from "~/ui/page-context";
import type { ModuleName } from "~/ui/page-handle";

/** The small modules that the page's `handle` names, after all that is to be read. */
export function PageModules({
  agentId,
  addresses,
}: {
  /** Whose work `offline` keeps. */
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
