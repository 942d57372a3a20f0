import { useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { requestData } from "~/domains/privacy/requests/request-data.server";
import { REQUEST_LABELS } from "~/domains/privacy/requests/request-labels";
import { DataRequest, REQUEST_KINDS } from "~/domains/privacy/requests/schemas";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { publicPage } from "~/http/pages/page.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { RadioGroup } from "~/ui/forms/radio-group";
import { Submit } from "~/ui/forms/submit";
import { Page, Section } from "~/ui/layout/page";
import type { PageHandle } from "~/ui/page-handle";
import { Rich } from "~/ui/rich";
import { operatorOf } from "./legal/operator";
import { laws } from "./legal/privacy-rights";
import { siteMeta } from "./site-meta";

/** Uses the sign-in pages' style. Never cached: the form's token belongs to one visitor. */
export const handle: PageHandle = { style: "door", shared: [] };

export const meta = siteMeta({
  title: (appName) => m.site_data_request_your_data({ appName }),
  description: () => m.site_data_request_see_delete_or_stop_the(),
  path: paths.site.dataRequest,
  picture: "privacy",
});

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  ...(await operatorOf(context)),
  constraint: getZodConstraint(DataRequest),
});

export const action = publicPage(async (ctx, args) =>
  handleForm(args, DataRequest, async (input) => {
    await requestData(ctx, input);
    return redirectWithFlash(args.context, paths.site.dataRequest, {
      kind: "info",
      title: m.site_data_request_check_your_email(),
      text: m.site_data_request_weve_sent_a_link_to(),
    });
  }),
);

const choices = () =>
  REQUEST_KINDS.map((value) => ({
    value,
    label: REQUEST_LABELS[value].choice,
    hint: REQUEST_LABELS[value].hint,
  }));

export default function DataRequestPage() {
  const { appName, email, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof DataRequest>>({
    lastResult: useActionData<typeof action>()?.result,
    constraint,
  });
  return (
    <Page
      title={m.site_data_request_your_data_2()}
      subtitle={m.site_data_request_see_or_delete_what_we()}
      width="narrow"
    >
      <PostForm form={form} creates>
        <Field
          field={fields.email}
          label={m.site_data_request_your_email_address()}
          type="email"
          autoComplete="email"
          hint={m.site_data_request_we_send_a_link_there()}
        />
        <RadioGroup field={fields.kind} legend={m.site_data_request_request()} options={choices()} />
        <Submit>{m.site_data_request_send_link()}</Submit>
      </PostForm>
      <Section title={m.site_data_request_what_happens_next()}>
        <ol>
          <li>{m.site_data_request_we_email_you_a_link()}</li>
          <li>{m.site_data_request_open_the_link_and_confirm()}</li>
          <li>{m.site_data_request_we_process_it_immediately_in({ appName })}</li>
        </ol>
        <p>{m.site_data_request_this_page_looks_the_same()}</p>
      </Section>
      <Section title={m.site_data_request_other_requests()}>
        <p>
          <Rich
            parts={m.site_data_request_to_correct_your_data_ask.parts({ email })}
            tags={{ link: (text) => <a href={`mailto:${email}?subject=Data%20request`}>{text}</a> }}
          />
        </p>
        <p>{m.site_data_request_requests_are_free_you_can()}</p>
        <dl className="stack tight">
          {laws().map(([country, law]) => (
            <div key={country}>
              <dt>
                <b>{country}</b>
              </dt>
              <dd>{law}</dd>
            </div>
          ))}
        </dl>
        <p>
          <Rich
            parts={m.site_data_request_see_our_privacy_page_for.parts({})}
            tags={{ link: (text) => <a href={paths.site.privacy}>{text}</a> }}
          />
        </p>
      </Section>
    </Page>
  );
}
