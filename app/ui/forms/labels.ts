import { Children, isValidElement, type ReactNode } from "react";

interface Labelled {
  field?: { name: string };
  label?: ReactNode;
  legend?: ReactNode;
  children?: ReactNode;
}

/** A component with several fields can return labels that differ from `field-words.ts`. */
interface Telling {
  labelsOf?: (props: unknown) => Record<string, string>;
}

/** Collects the labels of the fields among these elements, by field name. */
export function labelsIn(children: ReactNode, found: Record<string, string> = {}): Record<string, string> {
  Children.forEach(children, (child) => {
    if (!isValidElement<Labelled>(child)) return;
    const { field, label, legend, children: inside } = child.props;
    const words = label ?? legend;
    if (field && typeof words === "string") found[field.name] = words;
    Object.assign(found, (child.type as Telling).labelsOf?.(child.props));
    labelsIn(inside, found);
  });
  return found;
}
