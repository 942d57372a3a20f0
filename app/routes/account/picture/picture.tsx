import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EmptyForm } from "~/core/empty-form";
import { formatNumber } from "~/core/format";
import {
  MAX_PICTURE_BYTES,
  MAX_PICTURE_SIDE,
  MIN_PICTURE_SIDE,
  PICTURE_ENDINGS,
  pictureUrl,
} from "~/domains/identity/pictures/picture-kinds";
import { savePicture } from "~/domains/identity/pictures/profile-picture.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { answerForm } from "~/http/pages/form.server";
import { userPage } from "~/http/pages/page.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { MODULE_ADDRESSES } from "~/routes/agents/modules/modules.server";
import { PageModules } from "~/routes/agents/modules/page-modules";
import { Avatar } from "~/ui/data/avatar";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import type { PageHandle } from "~/ui/page-handle";
import { AccountTrail } from "../parts";
import { readPictureForm } from "./picture-form.server";

export const handle: PageHandle = { modules: ["crop"] };

export const meta: MetaFunction = () => [{ title: m.account_picture_profile_picture() }];

export const loader = userPage(async ({ actor, account }) => ({
  name: `${actor.firstName} ${actor.lastName}`,
  picture: pictureUrl(actor.profilePicture),
  isAgent: actor.userType === "agent",
  // Agents and administrators upload the picture uncropped: their pages have no script.
  addresses: account ? MODULE_ADDRESSES : {},
}));

export const action = userPage(async (ctx, { request, context }) => {
  const { formData, file } = await readPictureForm(request);
  return answerForm(formData, EmptyForm, async () => {
    await savePicture(ctx, file?.bytes ?? null);
    return redirectWithFlash(context, paths.account.picture, {
      kind: "success",
      title: m.account_picture_profile_picture_saved(),
    });
  });
});

export default function PicturePage() {
  const { name, picture, isAgent, addresses } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ picture?: string }>({
    lastResult: useActionData<typeof action>()?.result,
  });
  return (
    <Page
      title={m.account_picture_profile_picture()}
      subtitle={
        isAgent
          ? m.account_picture_shown_to_businesses_beside_your()
          : m.account_picture_shown_to_your_team_beside()
      }
      width="narrow"
    >
      <AccountTrail />
      <div className="row">
        <Avatar name={name} picture={picture} isLarge />
        {picture ? (
          <form method="post" action={paths.account.removePicture}>
            <Submit kind="plain">{m.account_picture_remove_picture()}</Submit>
          </form>
        ) : null}
      </div>
      <PostForm form={form} encType="multipart/form-data">
        <Field
          field={fields.picture}
          label={m.account_picture_picture()}
          type="file"
          accept={PICTURE_ENDINGS}
          maxBytes={MAX_PICTURE_BYTES}
          hint={m.account_picture_sides({ least: MIN_PICTURE_SIDE, most: formatNumber(MAX_PICTURE_SIDE) })}
          required
        />
        <Submit>{picture ? m.account_picture_replace_picture() : m.account_picture_upload_picture()}</Submit>
      </PostForm>
      <PageModules addresses={addresses} />
    </Page>
  );
}
