import { paths } from "~/paths";
import { Tabs } from "~/ui/layout/tabs";

/** The two halves of /auth; where one came from goes along. */
export function SignTabs({ current, back }: { current: "in" | "up"; back: string }) {
  const to = (path: string) => paths.withQuery(path, { redirect: back });
  return (
    <Tabs
      label="Sign in or sign up"
      tabs={[
        { to: to(paths.auth.signIn), label: "Sign In", isCurrent: current === "in" },
        { to: to(paths.auth.signUp), label: "Sign Up", isCurrent: current === "up" },
      ]}
    />
  );
}
