import { createContext, useContext, type ComponentProps, type ComponentType, type ReactNode } from 'react';

/** Props of a link: those of `<a>`, with a required address. */
export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Path inside the portal ("/cursos") or a full address. */
  href: string;
  /**
   * Leads back to a page above: the router may go back in the history instead, so that the page is as it was left.
   * @default false
   */
  back?: boolean;
};

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

export interface LinkProviderProps {
  /** Component that renders links inside the portal, usually a wrapper of the router's link. */
  link: ComponentType<LinkProps>;
  /** The part of the application that uses the links. */
  children: ReactNode;
}

/**
 * Provides the router's link to the components below, because the design system knows no router. Without a provider,
 * links are plain anchors.
 */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

function PlainLink({ back: _back, ...props }: LinkProps) {
  return <a {...props} />;
}

/** Whether the router handles the address. */
function isInternal(href: string): boolean {
  return !/^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(href);
}

/**
 * An unstyled link: the router's for internal paths, a plain anchor for other addresses and new
 * tabs.
 */
export function Link(props: LinkProps) {
  const RouterLink = useContext(LinkContext);
  const Anchor = isInternal(props.href) && props.target === undefined ? RouterLink : PlainLink;
  return <Anchor {...props} />;
}
