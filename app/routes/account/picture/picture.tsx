import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EmptyForm } from "~/core/empty-form";
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

export const meta: MetaFunction = () => [{ title: "Profile picture" }];

export const loader = userPage(async ({ actor, account }) => ({
  name: `${actor.firstName} ${actor.lastName}`,
  picture: pictureUrl(actor.profilePicture),
  isAgent: actor.userType === "agent",
  // Agents and administrators send the picture as it is: their pages have no script.
  addresses: account ? MODULE_ADDRESSES : {},
}));

export const action = userPage(async (ctx, { request, context }) => {
  const { formData, file } = await readPictureForm(request);
  return answerForm(formData, EmptyForm, async () => {
    await savePicture(ctx, file?.bytes ?? null);
    return redirectWithFlash(context, paths.account.picture, {
      kind: "success",
      title: "Profile picture saved",
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
      title="Profile picture"
      subtitle={isAgent ? "Shown to businesses beside your name." : "Shown to your team beside your name."}
      width="narrow"
    >
      <AccountTrail />
      <div className="row">
        <Avatar name={name} picture={picture} isLarge />
        {picture ? (
          <form method="post" action={paths.account.removePicture}>
            <Submit kind="plain">Remove picture</Submit>
          </form>
        ) : null}
      </div>
      <PostForm form={form} encType="multipart/form-data">
        <Field
          field={fields.picture}
          label="Picture"
          type="file"
          accept={PICTURE_ENDINGS}
          maxBytes={MAX_PICTURE_BYTES}
          hint={`${MIN_PICTURE_SIDE} to ${MAX_PICTURE_SIDE.toLocaleString("en")} pixels per side. Location and camera data are removed.`}
          required
        />
        <Submit>{picture ? "Replace picture" : "Upload picture"}</Submit>
      </PostForm>
      <PageModules addresses={addresses} />
    </Page>
  );
}
