import { useForm } from "@conform-to/react";
import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { directionOf } from "~/core/languages";
import { FORM_LABELS } from "~/domains/marketing/forms/form-labels";
import { entrySchema } from "~/domains/marketing/forms/form-schema";
import { getPublicForm } from "~/domains/marketing/forms/forms.server";
import { ingestFormLead, noteFormView, stampOf } from "~/domains/marketing/forms/ingest-form-lead.server";
import { EntryFields } from "~/domains/marketing/forms/ui/entry-fields";
import { answerForm, readForm } from "~/http/pages/form.server";
import { publicPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { MARKETING } from "~/paths/business/marketing";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import type { PageHandle } from "~/ui/page-handle";
import { visitorOf } from "./visitor.server";

export const handle: PageHandle = { style: "door" };

export const meta: MetaFunction<typeof loader> = ({ data: found }) => [
  { title: found?.title ?? m.prospects_form_form() },
  { name: "robots", content: "noindex" },
];

export const loader = publicPage(async (ctx, { params, request }: LoaderFunctionArgs) => {
  const form = await getPublicForm(ctx, params.formSlug ?? "");
  const query = new URL(request.url).searchParams;
  const via = query.get("via")?.slice(0, 20) ?? null;
  const isClosed = form.isGone || form.closedAt !== null;
  if (!isClosed) await noteFormView(ctx, form, visitorOf(ctx, request), via);
  const { title, business, intro, consentText, language } = form;
  const isSent = query.has("sent") && !form.isGone;
  const found = {
    title,
    business,
    intro: intro.split(/\n+/),
    consentText,
    pageLanguage: language,
    via,
    isSent,
    isClosed,
    stamp: stampOf(ctx, form),
    words: FORM_LABELS[language],
  };
  return json(found, form.isGone ? 410 : isClosed && !isSent ? 404 : 200);
});

export const action = publicPage(async (ctx, { params, request }: ActionFunctionArgs) => {
  const form = await getPublicForm(ctx, params.formSlug ?? "");
  return answerForm(await readForm(request), entrySchema(form.language), async (entry) => {
    await ingestFormLead(ctx, form, entry);
    return redirect(paths.withQuery(MARKETING.publicForm(form.slug), { sent: 1 }));
  });
});

export default function LeadFormPage() {
  const { title, business, intro, consentText, pageLanguage, via, isSent, isClosed, words, stamp } =
    useLoaderData<typeof loader>();
  const [form, fields] = useForm<Record<string, string>>({
    lastResult: useActionData<typeof action>()?.result ?? null,
  });
  return (
    <div lang={pageLanguage} dir={directionOf(pageLanguage)}>
      <Page
        title={isSent ? words.thanks : isClosed ? words.closed : title}
        subtitle={business}
        width="narrow"
      >
        {isSent ? (
          <p>{words.received}</p>
        ) : isClosed ? (
          <p>{words.closedText}</p>
        ) : (
          <>
            {intro.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <PostForm form={form}>
              <EntryFields fields={fields} words={words} consentText={consentText} />
              <input type="hidden" name="stamp" value={stamp} />
              {via ? <input type="hidden" name="via" value={via} /> : null}
              <Submit>{words.send}</Submit>
            </PostForm>
          </>
        )}
      </Page>
    </div>
  );
}
