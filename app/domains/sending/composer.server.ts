import type { OutgoingMail } from "~/adapters/mail/mail-sender";
import type { AccountContext } from "~/core/context";
import {
  attachmentOf,
  type StepToSend,
  stepKey,
  stepsToSend,
} from "~/domains/campaigns/steps/load-steps.server";
import type { Mailbox } from "~/domains/mailboxes/lease-mailbox.server";
import type { SentWith } from "~/domains/messages/claims/record-results";
import type { MessageReason } from "~/domains/messages/message-reasons";
import { findSingleMails, type SingleMailRow } from "~/domains/messages/one-off-emails.server";
import { saveSenderSnapshot } from "~/domains/messages/sender-snapshots.server";
import { countedLinks, type Words, writeMail } from "~/domains/messages/write-mail";
import { leadValues } from "~/domains/templates/rendering/lead-values";
import { versionFor } from "~/domains/templates/rendering/reader-languages";
import { renderPieces } from "~/domains/templates/rendering/render-message";
import { signatureOf } from "~/domains/templates/signatures/signatures.server";
import { CcResolver, type Copy } from "./cc-recipients.server";
import type { Claimed } from "./claim-messages.server";
import { CurrentPeople } from "./current-people.server";

type File = OutgoingMail["attachments"][number];

export interface Composed {
  mail: OutgoingMail;
  values?: Record<string, string>;
  sentWith?: SentWith;
  isFollowed?: boolean;
  copies?: Copy[];
}

export class Composer {
  private readonly ctx: AccountContext;
  private readonly mailbox: Mailbox;
  private readonly steps = new Map<string, StepToSend>();
  private readonly snapshots = new Map<string, { signature: string; id: number }>();
  private readonly files = new Map<number, File | null>();
  private readonly singles = new Map<number, SingleMailRow>();
  private readonly copyReaders = new CcResolver();
  private readonly people = new CurrentPeople();

  constructor(ctx: AccountContext, mailbox: Mailbox) {
    this.ctx = ctx;
    this.mailbox = mailbox;
  }

  async prepare(rows: readonly Claimed[]): Promise<void> {
    const { ctx } = this;
    const ids = new Set(rows.flatMap((row) => row.campaign_id ?? []));
    const unread = [...ids].filter((id) => !this.steps.has(stepKey(id, 1)));
    await this.people.prepare(ctx, rows);
    const singles = rows.filter((row) => row.campaign_id === null).map(({ id }) => id);
    if (unread.length) for (const [key, step] of await stepsToSend(ctx, unread)) this.steps.set(key, step);
    const copied = [...this.steps.values()].flatMap(({ versions }) => versions.flatMap(({ cc }) => cc));
    if (copied.length) await this.copyReaders.prepare(ctx, new Set(copied));
    if (singles.length === 0) return;
    for (const single of await findSingleMails(ctx, singles)) this.singles.set(single.messageId, single);
  }

  async compose(row: Claimed): Promise<Composed | MessageReason> {
    const single = this.singles.get(row.id);
    if (single) {
      this.singles.delete(row.id);
      return this.composeSingle(row, single);
    }
    const step = this.steps.get(stepKey(row.campaign_id ?? 0, row.position));
    const lead = this.people.leadOf(row);
    if (lead === null) return "no_source";
    if (step && !lead && row.contact_id !== null) return "contact_deleted";
    if (!step || !lead) return "template_removed";
    const version = versionFor(step.versions, row.country);
    const { language, fileId } = version;
    const translatedTo = version === step.versions[0] ? null : language;
    const files = fileId === null ? [] : await this.file(fileId);
    if (!files) return "attachment_removed";
    const head = await this.senderSnapshot(step.createdBy, language);
    const values = leadValues(lead, head.signature);
    const { subject, html, text } = renderPieces(version.templates[row.variant ?? "a"], values);
    const counted = step.countsClicks ? countedLinks(this.ctx, row.id, html.join("")) : html;
    const { signature: _, ...facts } = values;
    return {
      mail: this.mail(row, {
        subject,
        html: counted,
        text,
        files,
        cc: this.copyReaders.alongside(version.cc),
        source: lead.source,
        companyName: values.companyName,
        language,
      }),
      values: facts,
      sentWith: { senderSnapshotId: head.id, addressSource: lead.source, language: translatedTo },
      isFollowed: this.steps.has(stepKey(row.campaign_id ?? 0, row.position + 1)),
      copies: this.copyReaders.apart(version.cc, row.to_address).map((recipient) => ({
        ...recipient,
        subject,
        text: text.join(""),
        html: html.join(""),
        language,
        fileId,
      })),
    };
  }

  private async composeSingle(row: Claimed, single: SingleMailRow): Promise<Composed | MessageReason> {
    const files = single.fileId === null ? [] : await this.file(single.fileId);
    if (!files) return "attachment_removed";
    const { subject, text, html, headers, language, source } = single;
    return {
      mail: this.mail(row, {
        subject,
        html: [html],
        text: [text],
        files,
        cc: [],
        source,
        companyName: this.people.companyOf(row),
        language: language ?? "en",
        headers,
      }),
    };
  }

  private mail(row: Claimed, content: Words): OutgoingMail {
    return writeMail(this.ctx, this.mailbox, row, content);
  }

  private async senderSnapshot(userId: number, language: string) {
    const key = `${userId}:${language}`;
    const known = this.snapshots.get(key);
    if (known) return known;
    const { html: signature } = await signatureOf(this.ctx, userId);
    const { fromName, fromAddress, postalAddress } = this.mailbox;
    const content = { signature, fromName, fromAddress, postalAddress, language };
    const head = { signature, id: await saveSenderSnapshot(this.ctx, userId, content) };
    this.snapshots.set(key, head);
    return head;
  }

  private async file(fileId: number): Promise<File[] | null> {
    if (!this.files.has(fileId)) this.files.set(fileId, await attachmentOf(this.ctx, fileId));
    const file = this.files.get(fileId);
    return file ? [file] : null;
  }
}
