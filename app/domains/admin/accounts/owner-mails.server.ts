import type { Context } from "~/core/context";
import { type Statement, statement } from "~/core/statement";
import { listOwners } from "~/domains/identity/account-suspension.server";
import { addressee } from "~/domains/identity/mails";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import type { MailContent } from "~/domains/mail/render-mail";
import { m } from "~/messages/messages";
import { SUPPORT } from "~/paths/business/support";

type News = Pick<MailContent, "subject" | "paragraphs">;

const BUTTONS = {
  appeal: { label: () => m.emails_account_appeal_button(), path: SUPPORT.ask },
  open: { label: () => m.emails_account_open_button(), path: "/business" },
} as const;

/** Statements for the batch of a change: an email to each owner about the administrator's action. */
export async function ownerMails(
  ctx: Context,
  { accountId, cause }: { accountId: number; cause: string },
  news: News,
  button: keyof typeof BUTTONS,
): Promise<D1PreparedStatement[]> {
  const { label, path } = BUTTONS[button];
  const owners = await listOwners(ctx, accountId);
  return owners.map((owner): D1PreparedStatement => {
    const to = addressee(owner);
    const mail: Statement = mailStatement(ctx, {
      cause: `${cause}:${owner.id}`,
      to,
      isEssential: true,
      subject: news.subject,
      paragraphs: news.paragraphs,
      action: { label: label(), url: `${ctx.config.APP_ORIGIN}${path}` },
    });
    return statement(ctx, mail);
  });
}
