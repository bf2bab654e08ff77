import { session } from '@raiz/api-client';
import { BrandMark, Header, type NavItem, SkipLink, TextLink, ThemeToggle, useHydrated } from '@raiz/ui';
import { commonMessages, headerMessages } from '@raiz/ui/messages/global';
import { useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { brand } from '../shared/page/brand.ts';
import { EntryMemory } from '../shared/page/EntryMemory.tsx';
import { InitialLocationKey } from '../shared/page/ScreenHeader.tsx';
import { lazyPart } from '../shared/lazy/lazyPart.tsx';
import { paths } from '../shared/page/paths.ts';
import { HelpLink } from '../shared/page/HelpLink.tsx';
import { ownSection } from '../shared/page/ownSection.ts';
import { useStateHere } from '../shared/page/useStateHere.ts';
import { $api } from '../shared/reads/queries.ts';
import { useProfile } from '../shared/member/useProfile.ts';
import { noteMember } from '../shared/session/sessionEnd.ts';
import { useLogout } from '../shared/session/useLogout.ts';
import { useSession } from '../shared/session/useSession.ts';
import { useStore } from '../shared/store.ts';
import { hasBanner, reserveBannerSpace, storeBanner } from './banner/bannerSpace.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { navigationFor } from './navigation.ts';
import { usePage } from './page.tsx';
import { MissedFailures } from './MissedFailures.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { useTheme } from './useTheme.ts';
import * as styles from './Shell.css.ts';

const { Part: MemberBanner } = lazyPart(
  () => import('./banner/MemberBanner.tsx').then((banner) => banner.MemberBanner),
  null,
  () => null,
);
const { Part: SideMenu, prefetch } = lazyPart(() => import('@raiz/ui/overlays').then((overlays) => overlays.SideMenu));

/** Layout route of all pages: skip link, header, banner, side menu and footer. */
export function Shell() {
  const token = useSession();
  const { pathname, key } = useLocation();
  const [firstKey, setFirstKey] = useState<string | null>(key);
  if (firstKey !== null && key !== firstKey) setFirstKey(null);
  const logOut = useLogout();
  const [theme, setTheme] = useTheme();
  // Only the cache: `MemberFacts` sends the request.
  const person = useProfile({ enabled: false }).data?.user;
  const [isMenuOpen, setMenuOpen] = useStateHere(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const loggedIn = token !== null;
  // The build's router blocks no navigation.
  const hydrated = useHydrated();

  // The stored token decides: a prerendered page hydrates as a visitor's.
  useEffect(() => {
    if (session.token() === null) storeBanner(false);
    // Once for each page: the page that confirms a payment must not move.
    reserveBannerSpace();
  }, [loggedIn, pathname]);

  const viewer = { loggedIn, isAdmin: loggedIn && (person?.is_admin ?? false), ownSection: useStore(ownSection) };
  const links: NavItem[] = navigationFor(usePage(), viewer).map(({ to, ...link }) => ({ ...link, href: to }));
  const items: NavItem[] = loggedIn ? [...links, { label: headerMessages.logOut, onSelect: () => logOut() }] : links;

  const themeToggle = <ThemeToggle value={theme} onChange={setTheme} labels={headerMessages.theme} />;

  return (
    <>
      <div className={styles.page}>
        <Header
          brand={brand}
          mark={<BrandMark />}
          skipLink={<SkipLink />}
          items={items}
          navLabel={headerMessages.mainNavigation}
          menuLabel={headerMessages.openMenu}
          onOpenMenu={() => setMenuOpen(true)}
          onMenuIntent={prefetch}
          menuOpen={isMenuOpen}
          menuButtonRef={menuButton}
        />
        {isMenuOpen && (
          <SideMenu
            onClose={() => setMenuOpen(false)}
            items={items.filter((item) => !('isReserved' in item))}
            footer={themeToggle}
            title={headerMessages.menu}
            person={loggedIn ? person?.name : null}
            closeLabel={headerMessages.closeMenu}
          />
        )}
        <div className={styles.notices}>
          <OfflineNotice />
          <MissedFailures />
        </div>
        <div className={hasBanner(pathname) ? styles.banner : undefined}>{loggedIn && <MemberFacts key={token} />}</div>
        <main id="conteudo" className={styles.main} tabIndex={-1}>
          <InitialLocationKey value={firstKey}>
            <EntryMemory>
              <Outlet />
            </EntryMemory>
          </InitialLocationKey>
        </main>
        <footer className={styles.foot}>
          <div className={styles.footBar}>
            <TextLink variant="standalone" href={paths.terms}>
              {commonMessages.terms}
            </TextLink>
            <HelpLink />
            {themeToggle}
          </div>
        </footer>
      </div>
      {hydrated && <LeaveGuard />}
      <ScrollRestoration />
    </>
  );
}

/**
 * Reads the profile and the subscription for the header and the banner. Shows no failure: without a
 * status there is no banner.
 */
function MemberFacts() {
  const profile = useProfile();
  const subscription = $api.useQuery('get', '/assinatura/status');
  const userId = profile.data?.user.id ?? null;
  useEffect(() => {
    if (userId !== null) noteMember(userId);
  }, [userId]);

  const hasNoBanner = subscription.isLoadingError || subscription.data?.status === 'active';
  useEffect(() => {
    if (hasNoBanner) storeBanner(false);
  }, [hasNoBanner]);

  // Without the member id, a dismissed banner could flash up.
  if (subscription.data === undefined || profile.isPending) return null;
  if (subscription.data.status === 'active') return null;
  const owner = String(userId ?? 'unknown');
  return <MemberBanner key={owner} subscription={subscription.data} owner={owner} />;
}
