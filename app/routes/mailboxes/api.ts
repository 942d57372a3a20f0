import { z } from "zod";
import { parseId } from "~/core/ids";
import { PAGE_SIZE, PageQuery } from "~/core/pagination";
import { addMailbox } from "~/domains/mailboxes/add-mailbox.server";
import { checkMailbox } from "~/domains/mailboxes/check-mailbox.server";
import { connectMailbox } from "~/domains/mailboxes/connecting/connect-mailbox.server";
import { findSettings } from "~/domains/mailboxes/connecting/find-settings.server";
import { PROVIDERS, providerJson } from "~/domains/mailboxes/connecting/providers";
import { ConnectInput, SettingsQuery } from "~/domains/mailboxes/connecting/schemas";
import { editMailbox } from "~/domains/mailboxes/edit-mailbox.server";
import { connectInbox } from "~/domains/mailboxes/inboxes/connect-inbox.server";
import { inboxJson } from "~/domains/mailboxes/inboxes/inbox-json";
import { pollNow } from "~/domains/mailboxes/inboxes/queue-inboxes.server";
import { findInbox, getInbox, removeInbox } from "~/domains/mailboxes/inboxes/save-inbox.server";
import { InboxInput } from "~/domains/mailboxes/inboxes/schemas";
import { mailboxJson } from "~/domains/mailboxes/json";
import { listMailboxDays, mailboxRates, sentToday } from "~/domains/mailboxes/mailbox-days.server";
import { getMailbox, listMailboxes } from "~/domains/mailboxes/mailboxes.server";
import { pauseMailbox, resumeMailbox } from "~/domains/mailboxes/pause-mailbox.server";
import { MailboxChange, MailboxInput } from "~/domains/mailboxes/schemas";
import { unknownJson } from "~/domains/messages/json";
import { getMessageOf, listUnknown } from "~/domains/messages/unconfirmed-messages.server";
import { removeMailbox } from "~/domains/sending/remove-mailbox.server";
import { dismissUnconfirmed, sendAgain } from "~/domains/sending/resolve-unconfirmed.server";
import { testMailbox } from "~/domains/sending/test-mailbox.server";
import { readSetting } from "~/domains/settings/settings.server";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

const mailboxIdOf = (params: { mailboxId?: string | undefined }) => parseId(params.mailboxId, "mailbox");

const MessagesQuery = PageQuery.pick({ cursor: true }).extend({
  state: z
    .enum(["unconfirmed", "unknown"], "You can only list emails with state=unconfirmed.")
    .default("unconfirmed"),
});

export const mailboxesApi: ApiPaths = {
  "/api/mailboxes": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx, request }) => {
        const rows = await listMailboxes(ctx);
        const total = { count: rows.length, isExact: true };
        return jsonPage(request, { rows, next: null, total }, ({ mailbox, sentToday }) =>
          mailboxJson(mailbox, ctx, sentToday),
        );
      },
    }),
    POST: endpoint({
      access: "business",
      body: MailboxInput,
      status: 201,
      run: async ({ ctx, body }) => mailboxJson(await addMailbox(ctx, body), ctx),
    }),
  },
  /** The mail servers that an address's domain announces; without an address, the known providers. */
  "/api/mailboxes/settings": {
    GET: endpoint({
      access: "business",
      query: SettingsQuery.partial(),
      run: ({ ctx, query }) =>
        query.address ? findSettings(ctx, query.address) : { providers: PROVIDERS.map(providerJson) },
    }),
  },
  "/api/mailboxes/connect": {
    POST: endpoint({
      access: "business",
      body: ConnectInput,
      status: 201,
      run: async ({ ctx, body }) => mailboxJson(await connectMailbox(ctx, body), ctx),
    }),
  },
  "/api/mailboxes/:mailboxId": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        const mailbox = await getMailbox(ctx, mailboxIdOf(params));
        return {
          ...mailboxJson(mailbox, ctx, await sentToday(ctx, mailbox.id)),
          oneToOneLimits: await readSetting(ctx, "oneToOneEmail"),
          rates: await mailboxRates(ctx, mailbox),
          days: await listMailboxDays(ctx, mailbox.id),
        };
      },
    }),
    PATCH: endpoint({
      access: "business",
      find: ({ ctx, params }) => getMailbox(ctx, mailboxIdOf(params)),
      body: MailboxChange,
      run: async ({ ctx, params, body }) => {
        const mailbox = await editMailbox(ctx, mailboxIdOf(params), body);
        return mailboxJson(mailbox, ctx, await sentToday(ctx, mailbox.id));
      },
    }),
    DELETE: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        await removeMailbox(ctx, mailboxIdOf(params));
        return { success: true };
      },
    }),
  },
  "/api/mailboxes/:mailboxId/check": {
    POST: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        const mailbox = await checkMailbox(ctx, parseId(params.mailboxId, "mailbox"));
        return mailboxJson(mailbox, ctx, await sentToday(ctx, mailbox.id));
      },
    }),
  },
  "/api/mailboxes/:mailboxId/inbox": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        const { id } = await getMailbox(ctx, mailboxIdOf(params));
        const inbox = await findInbox(ctx, id);
        return inbox ? inboxJson(inbox) : { state: "off" };
      },
    }),
    PUT: endpoint({
      access: "business",
      find: ({ ctx, params }) => getMailbox(ctx, mailboxIdOf(params)),
      body: InboxInput,
      run: async ({ ctx, params, body }) => inboxJson(await connectInbox(ctx, mailboxIdOf(params), body)),
    }),
    DELETE: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        await removeInbox(ctx, mailboxIdOf(params));
        return { success: true };
      },
    }),
  },
  "/api/mailboxes/:mailboxId/look": {
    POST: endpoint({
      access: "business",
      status: 202,
      run: async ({ ctx, params }) => {
        const mailboxId = parseId(params.mailboxId, "mailbox");
        await pollNow(ctx, mailboxId);
        return inboxJson(await getInbox(ctx, mailboxId));
      },
    }),
  },
  "/api/mailboxes/:mailboxId/pause": {
    POST: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        const mailbox = await pauseMailbox(ctx, parseId(params.mailboxId, "mailbox"));
        return mailboxJson(mailbox, ctx, await sentToday(ctx, mailbox.id));
      },
    }),
  },
  "/api/mailboxes/:mailboxId/resume": {
    POST: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        const mailbox = await resumeMailbox(ctx, parseId(params.mailboxId, "mailbox"));
        return mailboxJson(mailbox, ctx, await sentToday(ctx, mailbox.id));
      },
    }),
  },
  "/api/mailboxes/:mailboxId/test": {
    POST: endpoint({
      access: "business",
      status: 202,
      run: ({ ctx, params }) => testMailbox(ctx, parseId(params.mailboxId, "mailbox")),
    }),
  },
  /** Lists emails with unconfirmed delivery: handed to the server without a response. */
  "/api/mailboxes/:mailboxId/messages": {
    GET: endpoint({
      access: "business",
      query: MessagesQuery,
      run: async ({ ctx, params, query, request }) => {
        const mailbox = await getMailbox(ctx, parseId(params.mailboxId, "mailbox"));
        const rows = await listUnknown(ctx, mailbox.id, query.cursor);
        const isMore = rows.length === PAGE_SIZE;
        const total = { count: rows.length, isExact: !isMore && query.cursor === undefined };
        return jsonPage(
          request,
          { rows, next: isMore ? (rows.at(-1)?.id ?? null) : null, total },
          unknownJson,
        );
      },
    }),
  },
  "/api/mailboxes/:mailboxId/messages/:messageId/again": {
    POST: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        const mailboxId = parseId(params.mailboxId, "mailbox");
        const messageId = parseId(params.messageId, "message");
        await sendAgain(ctx, { mailboxId, messageId });
        return unknownJson(await getMessageOf(ctx, mailboxId, messageId));
      },
    }),
  },
  "/api/mailboxes/:mailboxId/messages/:messageId/leave": {
    POST: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        const mailboxId = parseId(params.mailboxId, "mailbox");
        const messageId = parseId(params.messageId, "message");
        await dismissUnconfirmed(ctx, { mailboxId, messageId });
        return unknownJson(await getMessageOf(ctx, mailboxId, messageId));
      },
    }),
  },
};
