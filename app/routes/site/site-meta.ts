import type { MetaDescriptor, MetaFunction } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { type PictureName, pictureText } from "./files/pictures";

interface SitePage<Loaded> {
  /** Written as "title | Njia"; the name alone stands for the landing page. `loaded` is missing where the loader failed. */
  title: (appName: string, loaded: Loaded | undefined) => string;
  description: (appName: string) => string;
  /** Its one address: what search engines keep, whatever query it was asked with. */
  path: string;
  /** The picture beside a shared link, drawn by the build under this name. */
  picture: PictureName;
  /** Facts for search engines (schema.org), as plain objects. */
  facts?: (site: { origin: string; appName: string }) => Record<string, unknown>[];
}

interface RootData {
  appName: string;
  origin: string;
}

/** What a public page tells search engines and those who share it. */
export function siteMeta<Loaded = unknown>({
  title,
  description,
  path,
  picture,
  facts,
}: SitePage<Loaded>): MetaFunction {
  return ({ matches, data }) => {
    const root = matches.find(({ id }) => id === "root")?.data as RootData | undefined;
    if (!root) return [];
    const { origin, appName } = root;
    const texts = { title: title(appName, data as Loaded | undefined), description: description(appName) };
    const tags: MetaDescriptor[] = [
      { title: texts.title },
      { name: "description", content: texts.description },
      { tagName: "link", rel: "canonical", href: origin + path },
      { property: "og:type", content: "website" },
      { property: "og:site_name", content: appName },
      { property: "og:title", content: texts.title },
      { property: "og:description", content: texts.description },
      { property: "og:url", content: origin + path },
      { property: "og:image", content: origin + paths.site.picture(picture) },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      { property: "og:image:alt", content: pictureText(picture, appName) },
      { name: "twitter:card", content: "summary_large_image" },
    ];
    for (const fact of facts?.(root) ?? [])
      tags.push({ "script:ld+json": { "@context": "https://schema.org", ...fact } } as MetaDescriptor);
    return tags;
  };
}
