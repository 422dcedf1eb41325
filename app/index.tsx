import { Home } from '@/components/home/Home';

export default function Index() {
  return <Home />;
}
