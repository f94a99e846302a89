import { useLocation } from 'react-router';
import { useEffect } from 'react';

/** The experts' area is in French alone. */
export default function FrenchOnly() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => window.location.replace(pathname + search + hash), [pathname, search, hash]);
  return null;
}
