import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { sentenceCase } from "~/core/sentence-case";
import { WithReason } from "~/domains/admin/accounts/schemas";
import { getTarget, takeDown, targetJson } from "~/domains/admin/take-downs/take-down.server";
import { TARGETS, targetKindOf } from "~/domains/admin/take-downs/targets";
import { getAccount } from "~/domains/identity/find-account.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage, type PageArgs } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { DefinitionList } from "~/ui/data/definition-list";
import { Time } from "~/ui/data/metrics";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Once } from "~/ui/forms/once";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.target.name ?? "Takedown" }];

const keyOf = ({ params }: PageArgs) => ({
  kind: targetKindOf(params.kind),
  id: parseId(params.targetId, "target"),
});

export const loader = adminPage(async (ctx, args) => {
  const target = await getTarget(ctx, keyOf(args));
  const { noun, stops } = TARGETS[target.kind];
  const { name: business } = await getAccount(ctx, target.accountId);
  return { target: targetJson(target), noun, stops, business, origin: ctx.config.APP_ORIGIN };
});

export const action = adminPage(async (ctx, args) => {
  const { kind, id } = keyOf(args);
  await getTarget(ctx, { kind, id });
  const { noun } = TARGETS[kind];
  return handleForm(args, WithReason, async (input) => {
    await takeDown(ctx, { kind, id }, input);
    return redirectWithFlash(args.context, paths.admin.takeDown(kind, id), {
      kind: "success",
      title: `${sentenceCase(noun)} taken down`,
    });
  });
});

export default function TakeDownPage() {
  const { target, noun, stops, business, origin } = useLoaderData<typeof loader>();
  const { kind, id, name, path, accountId, takenDownAt, takeDownReason } = target;
  const [form, fields] = useForm<WithReason>({
    lastResult: useActionData<typeof action>()?.result ?? null,
    constraint: { reason: { maxLength: 500 } },
  });
  return (
    <Page title={takenDownAt ? name : `Take down ${name}?`} width="narrow">
      <Breadcrumb trail={[{ to: paths.admin.takeDowns, label: "Takedowns" }]} />
      <DefinitionList
        facts={[
          [
            "Account",
            <a key="account" href={paths.admin.account(accountId)}>
              {business}
            </a>,
          ],
          ["Type", sentenceCase(noun)],
          ...(path ? ([["Address", `${origin}${path}`]] as const) : []),
          ...(takenDownAt
            ? ([
                ["Taken down", <Time key="at" at={takenDownAt} withHour />],
                ["Reason", takeDownReason ?? "–"],
              ] as const)
            : []),
        ]}
      />
      {takenDownAt ? (
        <form method="post" action={paths.admin.restoreTakeDown(kind, id)} className="row">
          <Once />
          <Submit>Restore {noun}</Submit>
          <LinkButton to={paths.admin.takeDowns}>Cancel</LinkButton>
        </form>
      ) : (
        <>
          <p>{stops} You can undo this takedown later.</p>
          <PostForm form={form}>
            <Field
              field={fields.reason}
              label="Reason"
              type="textarea"
              hint="Emailed to the account’s owners."
              required
            />
            <div className="row">
              <Submit kind="danger">Take down {noun}</Submit>
              <LinkButton to={paths.admin.takeDowns}>Cancel</LinkButton>
            </div>
          </PostForm>
        </>
      )}
    </Page>
  );
}
