import { paths } from "~/paths";
import { Tabs } from "~/ui/layout/tabs";

export function MailboxTabs({ current }: { current: "connect" | "typed" | "platform" }) {
  return (
    <Tabs
      label="Sending settings"
      tabs={[
        { to: paths.mailboxes.connect, label: "Your own address", isCurrent: current === "connect" },
        {
          to: paths.withQuery(paths.mailboxes.new, { kind: "platform" }),
          label: "Platform address",
          isCurrent: current === "platform",
        },
        { to: paths.mailboxes.new, label: "Manual setup", isCurrent: current === "typed" },
      ]}
    />
  );
}
