import type { Config } from "~/core/config";
import { plural } from "~/core/format";
import { unlinked } from "~/domains/mail/render-mail";
import { paths } from "~/paths";

interface Said {
  firstName: string;
  tasks: { title: string; isOverdue: boolean }[];
  notices: { title: string; text: string | null }[];
  hasMore: boolean;
  stopUrl: string;
}

/** "A task is due: Call Amina", and "Amina answered: Later. Re: Solar" where the title has a colon of its own. */
const inOneLine = ({ title, text }: Said["notices"][number]) =>
  [title, text].filter(Boolean).join(title.includes(":") ? ". " : ": ");

export function digestMail(config: Config, { firstName, tasks, notices, hasMore, stopUrl }: Said) {
  const counts = [
    tasks.length > 0 ? plural(tasks.length, "task") : "",
    notices.length > 0 ? plural(notices.length, "update") : "",
  ].filter(Boolean);
  const more = hasMore ? " and more" : "";
  return {
    subject: `Today: ${counts.join(", ")}${more}`,
    paragraphs: [
      `Good morning${firstName ? ` ${firstName}` : ""}. Here’s your day on ${config.APP_NAME}.`,
      ...tasks.map(({ title, isOverdue }) => `${isOverdue ? "Overdue" : "Due today"}: ${title}`),
      // Untrusted: the sender of a reply chooses this text.
      ...notices.map((notice) => unlinked(inOneLine(notice))),
      ...(hasMore ? ["There are more updates in your account."] : []),
    ],
    action: {
      label: "View all updates",
      url: `${config.APP_ORIGIN}${paths.notifications.list}`,
    },
    wayOut: {
      text: "You’re receiving this daily summary because you have an account with us.",
      label: "Unsubscribe",
      url: stopUrl,
    },
  };
}
