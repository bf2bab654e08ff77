import { createContext, useContext, type ComponentProps, type ComponentType, type ReactNode } from 'react';

/** What a link is given: everything an anchor takes, and always an address. */
export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Path inside the portal ("/cursos") or a full address. */
  href: string;
};

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Props of LinkProvider. */
export interface LinkProviderProps {
  /** Component that draws links inside the portal, usually a thin cover over the router's own. */
  link: ComponentType<LinkProps>;
  /** Everything whose links the router is to draw. */
  children: ReactNode;
}

/**
 * Hands the router's link to every component below. The design system knows no router; without a provider all links are
 * plain anchors.
 */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

/** Only paths of the portal itself are the router's business. */
function isInternal(href: string): boolean {
  return !/^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(href);
}

/** An unstyled link: the router's for paths of the portal, a plain anchor for other addresses and for new tabs. */
export function Link(props: LinkProps) {
  const RouterLink = useContext(LinkContext);
  const Drawn = isInternal(props.href) && props.target === undefined ? RouterLink : PlainLink;
  return <Drawn {...props} />;
}
