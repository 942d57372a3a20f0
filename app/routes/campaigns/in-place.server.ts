import { data } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { BusinessContext } from "~/core/context";
import { plural } from "~/core/format";
import { draftOfForm } from "~/domains/campaigns/campaign-draft";
import { type CampaignPreview, previewDraft } from "~/domains/campaigns/planning/preview-draft.server";
import { UnsavedCampaign } from "~/domains/campaigns/steps/first-mail-schema";
import type { MailboxToConnect } from "~/domains/campaigns/ui/connect-mailbox";
import type { InPlaceNotice } from "~/domains/campaigns/ui/in-place-notice";
import type { Import } from "~/domains/directory/imports/import";
import { importPeopleAtOnce } from "~/domains/directory/imports/import-at-once.server";
import { peopleText } from "~/domains/directory/imports/import-view";
import { type MappedField, mappedField } from "~/domains/directory/imports/mapping/mapped-fields";
import { countKnownPeople } from "~/domains/directory/imports/people/known-people.server";
import { requireSize } from "~/domains/directory/imports/receive-import.server";
import { directoryChoices } from "~/domains/directory/taxonomy/directory-choices";
import { Country } from "~/domains/identity/country-schemas";
import { setCountry } from "~/domains/identity/profile.server";
import { connectMailbox } from "~/domains/mailboxes/connecting/connect-mailbox.server";
import { type FoundSettings, findSettings } from "~/domains/mailboxes/connecting/find-settings.server";
import { ConnectInput, SettingsQuery } from "~/domains/mailboxes/connecting/schemas";
import { mailboxForAccount } from "~/domains/mailboxes/mailboxes.server";
import { valuesOf } from "~/domains/mailboxes/ui/connect-fields";
import { catchDomainError } from "~/http/errors.server";
import { readUploadForm, statedSize } from "~/http/files/file-upload.server";
import { answerForm, replyToForm } from "~/http/pages/form.server";
import { paths } from "~/paths";

type Errors = Record<string, string[]>;

interface Shown {
  errors?: Errors;
  /** The title above the errors. */
  failed?: string;
  notice?: InPlaceNotice;
  found?: FoundSettings | null;
}

/** Shows the same form with the typed values. Without errors, `key` is new, so that React remounts the form. */
async function showForm(ctx: BusinessContext, form: FormData, shown: Shown) {
  form.delete("file");
  const { errors, failed = null, notice = null, found = null } = shown;
  const seen: CampaignPreview = await previewDraft(ctx, draftOfForm(form));
  const result = replyToForm(form, UnsavedCampaign, errors);
  const key = errors ? null : crypto.randomUUID();
  return data({ result, seen, failed, notice, found, key }, { status: errors ? 422 : 200 });
}

type Refused = Awaited<ReturnType<typeof answerForm>>;

/** Adds the check and the preview to a rejected form: without script the page can't request them. */
export async function withPreview(ctx: BusinessContext, form: FormData, answer: Refused | Response) {
  if (answer instanceof Response) return answer;
  const seen: CampaignPreview = await previewDraft(ctx, draftOfForm(form));
  return data({ ...answer.data, seen }, answer.init ?? {});
}

const FILE_FAILED = "Failed to import contacts";
const fileErrors = (message: string): Shown => ({ errors: { file: [message] }, failed: FILE_FAILED });

function importedText({ fileName, mapping, rowsRejected }: Import): string {
  const columns = mapping.flatMap((field) => (field ? mappedField(field as MappedField).label : []));
  return [
    `From ${fileName}. Columns: ${columns.join(", ")}.`,
    rowsRejected > 0 ? `${plural(rowsRejected, "row")} not imported.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * Imports contacts inside the form. `leave` saves the form and opens the import's page if it needs a user's choice, or
 * more time than one request.
 */
export async function importInPlace(
  ctx: BusinessContext,
  request: Request,
  leave: (form: FormData, to: string) => Promise<unknown>,
) {
  const { form, result } = await readUploadForm(request, async (file) => {
    requireSize(statedSize(request));
    return importPeopleAtOnce(ctx, file);
  });
  if ("refused" in result) return showForm(ctx, form, fileErrors(result.refused));
  if (result.status === "checked" && result.rowsTotal === result.rowsRejected)
    return showForm(
      ctx,
      form,
      fileErrors(
        `${result.fileName} has no valid rows. See the reasons under Imports, correct the file and upload it again.`,
      ),
    );
  if (result.status !== "completed") return leave(form, paths.business.import(result.id));
  form.set("audience", `import:${result.id}`);
  const known = await countKnownPeople(ctx, result.id);
  const notice: InPlaceNotice = {
    at: "audience",
    title: peopleText(result.peopleCreated, known),
    text: importedText(result),
    link: { to: paths.business.import(result.id), label: "Review import" },
  };
  return showForm(ctx, form, { notice });
}

const mayChooseCountry = ({ actor, account }: BusinessContext) =>
  actor.role === "owner" && account.hqCountry === null;

/** The mailbox the form offers to connect; null once the account has one. */
export async function mailboxToConnect(ctx: BusinessContext): Promise<MailboxToConnect | null> {
  if (await mailboxForAccount(ctx)) return null;
  return {
    address: ctx.actor.email,
    fromName: `${ctx.actor.firstName} ${ctx.actor.lastName}`.trim(),
    countries: mayChooseCountry(ctx) ? directoryChoices().countries : null,
  };
}

const CHOOSE_COUNTRY = "Choose your company’s country.";
const WithCountry = ConnectInput.extend({
  hqCountry: Country.refine((code) => code !== undefined, CHOOSE_COUNTRY),
});

const MAILBOX_FAILED = "Failed to connect mailbox";
const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
};

/** Whether the form contains a mailbox that is not connected yet. */
export const isMailboxTyped = async (ctx: BusinessContext, form: FormData) =>
  form.has("password") && form.get("password") !== "" && !(await mailboxForAccount(ctx));

/** Looks up the mail servers for the typed address; sends nothing to them. */
export async function findInPlace(ctx: BusinessContext, form: FormData) {
  const asked = SettingsQuery.safeParse({ address: textOf(form, "fromAddress") });
  const failed = MAILBOX_FAILED;
  if (!asked.success)
    return showForm(ctx, form, {
      errors: { fromAddress: [asked.error.issues[0]?.message ?? ""] },
      failed,
    });
  const { address } = asked.data;
  return catchDomainError(
    async () => {
      const found = await findSettings(ctx, address);
      for (const [name, value] of Object.entries(valuesOf(address, found)))
        if (value !== null && value !== undefined) form.set(name, String(value));
      return showForm(ctx, form, { found });
    },
    ({ message }) => showForm(ctx, form, { errors: { fromAddress: [message] }, failed }),
  );
}

/** Connects the mailbox in the form, or shows the form with its errors. `then` runs once the mailbox can send. */
export async function connectInPlace(ctx: BusinessContext, form: FormData, then?: () => Promise<unknown>) {
  // Never send a password to a server the user has not seen.
  if (textOf(form, "host") === "" && textOf(form, "fromAddress") !== "") return findInPlace(ctx, form);
  const schema: z.ZodType<ConnectInput & { hqCountry?: string | undefined }> = mayChooseCountry(ctx)
    ? WithCountry
    : ConnectInput;
  let connected: Awaited<ReturnType<typeof connectMailbox>> | null = null;
  let host = "";
  const refused = await answerForm(form, schema, async ({ hqCountry, ...input }) => {
    connected = await connectMailbox(ctx, input, async () => {
      if (hqCountry) await setCountry(ctx, hqCountry);
    });
    host = input.host;
    return new Response();
  });
  const mailbox = connected as Awaited<ReturnType<typeof connectMailbox>> | null;
  if (!mailbox)
    return showForm(ctx, form, {
      errors: errorsOf(refused.data.result.error),
      failed: MAILBOX_FAILED,
    });
  form.delete("password");
  if (mailbox.readyAt && then) return then();
  const notice: InPlaceNotice = {
    at: "mailbox",
    title: "Mailbox connected",
    text: mailbox.readyAt
      ? `Emails will be sent through ${host}.`
      : "Your domain still needs DNS records before the mailbox can send.",
    link: { to: paths.mailboxes.mailbox(mailbox.id), label: "Open mailbox" },
  };
  return showForm(ctx, form, { notice });
}

/** Shows errors without a field at the address field. */
const errorsOf = (error: Record<string, string[] | null> | null | undefined): Errors =>
  Object.fromEntries(
    Object.entries(error ?? {}).map(([name, messages]) => [name || "fromAddress", messages ?? []]),
  );
