import { type SubmissionResult, useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MAX_PLAYGROUND_BYTES } from "~/domains/replies/playground/demo-reply.server";
import { SAMPLES } from "~/domains/replies/playground/samples";
import type { SampleMail } from "~/domains/replies/reply-schemas";
import { WEBHOOKS } from "~/domains/replies/responses/webhook-schemas";
import { SampleResultPanel } from "~/domains/replies/ui/sample-result";
import { WholeMailForm } from "~/domains/replies/ui/whole-mail-form";
import { publicPage } from "~/http/pages/page.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page, Section } from "~/ui/layout/page";
import type { PageHandle } from "~/ui/page-handle";
import { Rich } from "~/ui/rich";
import { siteMeta } from "../site-meta";
import { type Tried, tryForm } from "./try-form.server";

export const handle: PageHandle = { style: "door" };

export const meta = siteMeta({
  title: (appName) => m.site_email_response_demo_reply_classification({ appName }),
  description: () => m.site_email_response_write_a_sample_reply_and(),
  path: paths.replies.demo,
  picture: "demo",
});

/** Loads the chosen sample, else the first. */
export const loader = ({ request }: LoaderFunctionArgs) => {
  const wanted = new URL(request.url).searchParams.get("sample") ?? "";
  const chosen = Object.hasOwn(SAMPLES, wanted) ? wanted : "interested";
  return {
    chosen,
    mail: SAMPLES[chosen]?.mail,
    maxBytes: MAX_PLAYGROUND_BYTES,
    choices: Object.entries(SAMPLES).map(([key, { label }]) => ({ key, label })),
  };
};

export const action = publicPage(async (ctx, { request }: ActionFunctionArgs) => tryForm(ctx, request));

type Answer = Partial<Tried> & { result?: SubmissionResult<string[]>; isWhole?: boolean };

export default function EmailResponseDemoPage() {
  const { found, sample, result, isWhole } = (useActionData() ?? {}) as Answer;
  const { chosen, mail, choices, maxBytes } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<SampleMail>({
    id: "sample",
    lastResult: isWhole ? undefined : result,
    defaultValue: sample ?? mail,
  });
  return (
    <Page
      title={m.site_email_response_reply_classification_demo()}
      subtitle={m.site_email_response_samples_are_processed_like_real()}
      width="reading"
    >
      {found ? <SampleResultPanel found={found} /> : null}
      <nav aria-label={m.site_email_response_samples()} className="row">
        <span className="muted">{m.site_email_response_try()}</span>
        {choices.map(({ key, label }) => (
          <a
            key={key}
            href={paths.withQuery(paths.replies.demo, { sample: key })}
            className="button slim"
            aria-current={key === chosen && !found ? "true" : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
      <PostForm form={form}>
        <Field field={fields.from} label={m.site_email_response_from()} type="email" required />
        <Field field={fields.subject} label={m.site_email_response_subject()} />
        <Field
          field={fields.text}
          label={m.site_email_response_reply_text()}
          type="textarea"
          rows={8}
          required
          hint={m.site_email_response_english_french_portuguese_swahili_or()}
        />
        <Submit>{m.site_email_response_classify_reply()}</Submit>
      </PostForm>
      <Section title={m.site_email_response_full_email_file()}>
        <p>{m.site_email_response_use_this_for_bounces_spam()}</p>
        <WholeMailForm lastResult={isWhole ? result : undefined} maxBytes={maxBytes} />
        <p>
          <Rich parts={m.site_email_response_developers_can_post_an_email.parts({})} />
        </p>
      </Section>
      <Section title={m.site_email_response_receiving_real_replies()}>
        <p>{m.site_email_response_connect_your_inbox_or_send()}</p>
        <ul>
          {WEBHOOKS.map((name) => (
            <li key={name}>
              {/* not translated: a URL */}
              <code>POST /api/webhooks/{name}</code>
            </li>
          ))}
        </ul>
        <p>{m.site_email_response_bounces_spam_complaints_and_auto()}</p>
      </Section>
    </Page>
  );
}
