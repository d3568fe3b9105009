module "namespace" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/services/k8s-namespace?ref=v2.11.1"

  name = "payments"
}
