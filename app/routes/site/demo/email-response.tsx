import { type SubmissionResult, useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { SampleMail } from "~/domains/replies/reply-schemas";
import { WEBHOOKS } from "~/domains/replies/responses/webhook-schemas";
import { SAMPLES } from "~/domains/replies/trying/samples";
import { MAX_PLAYGROUND_BYTES } from "~/domains/replies/trying/try-reply.server";
import { SampleResultPanel } from "~/domains/replies/ui/sample-result";
import { WholeMailForm } from "~/domains/replies/ui/whole-mail-form";
import { publicPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page, Section } from "~/ui/layout/page";
import type { PageHandle } from "~/ui/page-handle";
import { siteMeta } from "../site-meta";
import { type Tried, tryForm } from "./try-form.server";

export const handle: PageHandle = { style: "door" };

export const meta = siteMeta({
  title: (appName) => `Demo: reply classification | ${appName}`,
  description: () =>
    "Write a sample reply and see its category, score and the phrases that decided it. Nothing is stored.",
  path: paths.replies.demo,
  picture: "demo",
});

/** The sample that was chosen, else the first. */
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
      title="Reply classification demo"
      subtitle="Samples are processed like real replies. Nothing is stored or sent."
      width="reading"
    >
      {found ? <SampleResultPanel found={found} /> : null}
      <nav aria-label="Samples" className="row">
        <span className="muted">Try:</span>
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
        <Field field={fields.from} label="From" type="email" required />
        <Field field={fields.subject} label="Subject" />
        <Field
          field={fields.text}
          label="Reply text"
          type="textarea"
          rows={8}
          required
          hint="English, French, Portuguese, Swahili or Arabic, or a full email with headers."
        />
        <Submit>Classify reply</Submit>
      </PostForm>
      <Section title="Full email file">
        <p>Use this for bounces, spam complaints and auto-replies, which are identified by their headers.</p>
        <WholeMailForm lastResult={isWhole ? result : undefined} maxBytes={maxBytes} />
        <p>
          Developers can post an email of up to 1 MB to <code>POST /api/email-response-demo</code> with{" "}
          <code>Content-Type: message/rfc822</code>.
        </p>
      </Section>
      <Section title="Receiving real replies">
        <p>Connect your inbox, or send signed webhooks from your mail server to these endpoints:</p>
        <ul>
          {WEBHOOKS.map((name) => (
            <li key={name}>
              <code>POST /api/webhooks/{name}</code>
            </li>
          ))}
        </ul>
        <p>Bounces, spam complaints and auto-replies are never counted as replies.</p>
      </Section>
    </Page>
  );
}
