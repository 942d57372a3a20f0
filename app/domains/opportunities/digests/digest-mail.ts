import type { Config } from "~/core/config";
import { unlinked } from "~/domains/mail/render-mail";
import { m } from "~/messages/messages";
import { paths } from "~/paths";

interface Said {
  firstName: string;
  tasks: { title: string; isOverdue: boolean }[];
  notices: { title: string; text: string | null }[];
  hasMoreTasks: boolean;
  hasMoreNotices: boolean;
  stopUrl: string;
}
type Counted = Pick<Said, "tasks" | "notices" | "hasMoreTasks" | "hasMoreNotices">;

/** "A task is due: Call Amina"; a title that contains a colon is followed by a full stop: "Amina answered: Later. Re: Solar". */
const inOneLine = ({ title, text }: Said["notices"][number]) =>
  [title, text].filter(Boolean).join(title.includes(":") ? ". " : ": ");

function subjectOf({ tasks, notices, hasMoreTasks, hasMoreNotices }: Counted) {
  const due = m.emails_digest_tasks({ count: tasks.length, more: hasMoreTasks ? "yes" : "no" });
  const updates = m.emails_digest_updates({ count: notices.length, more: hasMoreNotices ? "yes" : "no" });
  if (notices.length === 0) return m.emails_digest_one_subject({ items: due });
  if (tasks.length === 0) return m.emails_digest_one_subject({ items: updates });
  return m.emails_digest_both_subject({ tasks: due, updates });
}

export function digestMail(config: Config, said: Said) {
  const { firstName, tasks, notices, stopUrl } = said;
  const app = config.APP_NAME;
  return {
    subject: subjectOf(said),
    paragraphs: [
      firstName
        ? m.emails_digest_greeting_named({ name: firstName, app })
        : m.emails_digest_greeting({ app }),
      ...tasks.map(({ title, isOverdue }) =>
        isOverdue ? m.emails_digest_overdue({ title }) : m.emails_digest_due_today({ title }),
      ),
      // Untrusted: the sender of a reply chooses this text.
      ...notices.map((notice) => unlinked(inOneLine(notice))),
      ...(said.hasMoreTasks || said.hasMoreNotices ? [m.emails_digest_more()] : []),
    ],
    action: { label: m.emails_digest_button(), url: `${config.APP_ORIGIN}${paths.notifications.list}` },
    wayOut: { text: m.emails_digest_why(), label: m.emails_digest_unsubscribe(), url: stopUrl },
  };
}
