module "ecr_repos" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/data-stores/ecr-repos?ref=v2.11.1"

  repositories = {
    "frontend" = {}
    "backend" = {
      image_tag_mutability = "IMMUTABLE"
    }
  }
}
