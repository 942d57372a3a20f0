import { ownData } from "~/domains/privacy/own-data.server";
import { jsonFile } from "~/http/files/json-file.server";
import { userPage } from "~/http/pages/page.server";

export const loader = userPage(async (ctx) => jsonFile("my-data.json", await ownData(ctx)));
