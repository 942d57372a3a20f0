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
  title: (appName) => `Demo: how a reply is read | ${appName}`,
  description: () =>
    "Write a sample reply and see what it means, with the words that decided and the sum of its score. Nothing is stored.",
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
      title="How a reply is read"
      subtitle="A sample goes the way of a real reply. Nothing is stored, nobody is written to."
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
          label="What the reply says"
          type="textarea"
          rows={8}
          required
          hint="In English, French, Portuguese, Swahili or Arabic; or a whole mail with its headers."
        />
        <Submit>Read this reply</Submit>
      </PostForm>
      <Section title="A whole mail, as it is">
        <p>Also a delivery report, a complaint or an automatic answer: they show most in their headers.</p>
        <WholeMailForm lastResult={isWhole ? result : undefined} maxBytes={maxBytes} />
        <p>
          Programs post a mail of at most 1 MB to <code>POST /api/email-response-demo</code> with{" "}
          <code>Content-Type: message/rfc822</code>.
        </p>
      </Section>
      <Section title="How real replies come in">
        <p>
          By e-mail to the address your mails come from, or from your own mail server by signed posts to these
          addresses:
        </p>
        <ul>
          {WEBHOOKS.map((name) => (
            <li key={name}>
              <code>POST /api/webhooks/{name}</code>
            </li>
          ))}
        </ul>
        <p>Delivery reports, complaints and automatic answers are recognised and never taken for a reply.</p>
      </Section>
    </Page>
  );
}
