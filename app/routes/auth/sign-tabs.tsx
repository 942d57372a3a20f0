import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { Tabs } from "~/ui/layout/tabs";

/** The two tabs of /auth; both keep the return path. */
export function SignTabs({ current, back }: { current: "in" | "up"; back: string }) {
  const to = (path: string) => paths.withQuery(path, { redirect: back });
  return (
    <Tabs
      label={m.auth_sign_tabs_sign_in_or_sign_up()}
      tabs={[
        { to: to(paths.auth.signIn), label: m.auth_sign_tabs_sign_in(), isCurrent: current === "in" },
        { to: to(paths.auth.signUp), label: m.auth_sign_tabs_sign_up(), isCurrent: current === "up" },
      ]}
    />
  );
}
