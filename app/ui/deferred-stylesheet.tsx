import { usePageContext } from "./page-context";

/** The rules of what follows, on a page that has no SVG at that place. */
export const LaterStyleApart = () => (
  <svg display="none" aria-hidden="true">
    <DeferredStylesheet />
  </svg>
);

/**
 * The rules of the content below: the browser can paint the content above before they load. The style is in an SVG, where it is
 * valid within a page and parsed as markup: it has no `<` and no `&`.
 */
export function DeferredStylesheet() {
  const { laterStyle } = usePageContext();
  if (!laterStyle) return null;
  return (
    <style
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
      dangerouslySetInnerHTML={{ __html: laterStyle }}
    />
  );
}
