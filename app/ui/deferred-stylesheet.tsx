import { usePageContext } from "./page-context";

/** Places the deferred style on a page without an SVG at that position. */
export const LaterStyleApart = () => (
  <svg display="none" aria-hidden="true">
    <DeferredStylesheet />
  </svg>
);

/**
 * Styles for the content below: the browser can paint the content above before they load. The style is inside an SVG,
 * where it is valid within the body. It is parsed as markup, so it contains no `<` or `&`.
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
