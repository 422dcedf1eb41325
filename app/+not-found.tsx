import { NotFound } from '@/components/home/NotFound';

export default function NotFoundRoute() {
  return <NotFound />;
}
